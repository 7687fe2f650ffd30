import { openShopper, useService } from "@store/testing/shopper-page";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { CodeForm } from "./code-form.tsx";
import { useCodeForm } from "./use-code-form.ts";

const service = useService();

function PlaceForm({ send }: { send: (text: string) => Promise<{ isSuccess: true; message: null }> }) {
  const form = useCodeForm({
    storageKey: "place",
    name: "zip",
    applied: "60614",
    check: (text) => (text === "" ? "Please enter a ZIP Code." : null),
    send,
    toAnnouncement: (text) => text,
  });
  return (
    <CodeForm label="ZIP Code" name="zip" command="applyZipCode" button="Apply" busyLabel="Applying" form={form} />
  );
}

it("keeps what was typed before its script loaded", async () => {
  const send = vi.fn(async () => ({ isSuccess: true, message: null }) as const);
  const { store } = openShopper(service());
  const page = (
    <Provider store={store}>
      <PlaceForm send={send} />
    </Provider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  screen.getByRole<HTMLInputElement>("textbox").value = "10013";
  render(page, { container, hydrate: true });
  await userEvent.click(screen.getByRole("button", { name: "Apply ZIP Code" }));
  expect(send).toHaveBeenCalledWith("10013");
});

it("applies what was typed before its script loaded, also when the Enter that sends it is what hydrates it", () => {
  const send = vi.fn(async () => ({ isSuccess: true, message: null }) as const);
  const { store } = openShopper(service());
  const page = (
    <Provider store={store}>
      <Suspense>
        <PlaceForm send={send} />
      </Suspense>
    </Provider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const input = screen.getByRole<HTMLInputElement>("textbox");
  input.value = "10013";
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const root = hydrateRoot(container, page);
  // A browser sends both in one task.
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  input.form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect(send.mock.calls).toEqual([["10013"]]);
  root.unmount();
  vi.unstubAllGlobals();
});
