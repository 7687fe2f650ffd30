import { openShopper, useService } from "@store/testing/shopper-page";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
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
    check: () => null,
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
