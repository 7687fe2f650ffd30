import { openShopper, useService } from "@store/testing/shopper-page";
import { createEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SignInForm } from "./sign-in-form.tsx";

const service = useService();
const messages = {
  lockout: "Please wait 15 minutes and try again.",
  usernameRequired: "Please enter your email address.",
  passwordRequired: "Please enter your password.",
  signInSummary: "We could not sign you in.",
};
let opened = 0;
beforeEach(() => {
  opened = 0;
  // jsdom does not navigate.
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {
    opened += 1;
  });
});
afterEach(() => vi.restoreAllMocks());

const formThat = (isOpen: boolean) => (
  <SignInForm messages={messages} returnUrl="/checkout/shipping" isOpen={isOpen} onReset={vi.fn()} />
);
async function signIn() {
  await userEvent.type(screen.getByLabelText(/Email Address/), "nell.ashby@example.com");
  await userEvent.type(screen.getByLabelText(/^Password/), "Linen-and-Oak-24");
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
}

it("keeps an address that was typed before hydration when the password is typed at once after it", () => {
  const typePassword = () => {
    const field = screen.getByLabelText(/^Password/);
    field.dispatchEvent(createEvent.input(field, { target: { value: "Linen-and-Oak-24" } }));
  };
  function AtOnce() {
    useEffect(typePassword, []);
    return null;
  }
  const page = (
    <Provider store={openShopper(service()).store}>
      {formThat(true)}
      <AtOnce />
    </Provider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const address = screen.getByLabelText<HTMLInputElement>(/^Email Address/);
  address.value = "nell.ashby@example.com";
  render(page, { container, hydrate: true });
  expect(address).toHaveValue("nell.ashby@example.com");
  expect(screen.getByLabelText(/^Password/)).toHaveValue("Linen-and-Oak-24");
});

it("signs nobody in by a click during the fade-out [CHK-28]", async () => {
  const page = openShopper(service());
  page.show(formThat(false));
  await signIn();
  expect(page.sent).toEqual([]);
});

it("opens no session for a shopper who has closed it in the meantime [CHK-28]", async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const page = openShopper(service(), {
    wire: async (path, send) => {
      if (path.includes("authn")) await held;
      return send();
    },
  });
  const { rerender } = page.show(formThat(true));
  await signIn();
  rerender(<Provider store={page.store}>{formThat(false)}</Provider>);
  arrive();
  await waitFor(() => expect(screen.getByRole("button", { name: "Sign In" })).not.toHaveAttribute("aria-disabled"));
  expect(page.callsTo("GetRequestVerificationToken")).toHaveLength(1);
  expect(opened).toBe(0);
});
