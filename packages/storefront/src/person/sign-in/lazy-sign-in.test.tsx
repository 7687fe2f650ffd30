import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Provider } from "jotai";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import pages from "../../routes.ts";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { signInWidget } from "../account/account.samples.ts";
import { LazySignIn } from "./lazy-sign-in.tsx";
import { SignInLink } from "./sign-in-link.tsx";

// A document does not leave its page.
const stay = (event: Event) => event.preventDefault();
beforeAll(() => document.addEventListener("click", stay));
afterAll(() => document.removeEventListener("click", stay));
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

/** A page with the header's sign-in link, and the paths that were asked for on it. */
function open(path: string, config: object = { isLoggedIn: false }): string[] {
  const asked: string[] = [];
  const store = answeringStore((call) => {
    asked.push(call.path);
    return { widget: signInWidget, ...config };
  });
  window.history.replaceState(null, "", path);
  const page = (
    <Provider store={store}>
      <SignInLink here={path} />
      <LazySignIn />
      <Outlet />
    </Provider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }], { initialEntries: [path] })} />);
  return asked;
}

it("a click on the header's link asks for the sign-in config and opens the popup", async () => {
  const asked = open("/stores");
  fireEvent.click(screen.getByRole("link", { name: "Sign In" }));
  expect(await screen.findByRole("dialog", { name: "Account Sign In" })).toBeTruthy();
  expect(asked).toContain("/account/login/GetSignInConfig");
});

it.each([
  ["of who signed in elsewhere stays on this page", { isLoggedIn: true, redirectUrl: "/stores" }, "/stores"],
  ["opens the account if the service names no page", { isLoggedIn: true }, "/account"],
  [
    "opens the login page if the config cannot be read",
    { isLoggedIn: "?" },
    "/account/login?returnUrl=%2Fstores%3Fcity%3DChicago%23details&isRedirect=true",
  ],
])("a click on the header's link %s [AUTH-19] [AUTH-20]", async (_, config, page) => {
  open("/stores", config);
  const assign = vi.fn();
  vi.stubGlobal("location", { pathname: "/stores", search: "?city=Chicago", hash: "#details", assign });
  fireEvent.click(screen.getByRole("link", { name: "Sign In" }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(page));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("beside a sign-in form of the page, on the widget's and the registry's pages too, a click asks for no config and opens no popup [AUTH-22]", async () => {
  const withForm = pages.flatMap(({ path, file }) => (file.endsWith("/sign-in.route.tsx") ? [`/${path}`] : []));
  expect(withForm).toEqual(
    expect.arrayContaining(["/account/login", "/account/login/widget", "/gift-registry/authenticate"]),
  );
  for (const path of [...withForm, "/gift-registry/new"]) {
    const asked = open(path);
    fireEvent.click(screen.getByRole("link", { name: "Sign In" }));
    await Promise.resolve();
    expect(asked, path).toEqual([]);
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
  }
});

/** The head's dialog, with a form in which the shopper has typed. */
function openEarly(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("data-signs-in", "");
  dialog.innerHTML =
    '<form><input type="email" name="username"><input type="password" name="password"><input type="checkbox"></form>';
  const [email, password, box] = dialog.querySelectorAll("input");
  if (!email || !password || !box) throw new Error("The form lacks a field.");
  [email.value, password.value, box.checked] = ["nell@example.com", "Linen", true];
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  password.focus();
  password.setSelectionRange(2, 3);
  return dialog;
}

it("takes the place of the head's dialog, with what was typed there, the focus and the caret [AUTH-08]", async () => {
  openEarly();
  open("/stores");
  const popup = await screen.findByRole("dialog", { name: "Account Sign In" });
  expect(document.querySelectorAll("dialog")).toHaveLength(1);
  const password = within(popup).getByLabelText<HTMLInputElement>(/^Password/);
  expect(within(popup).getByLabelText(/^Email/)).toHaveValue("nell@example.com");
  expect(password).toHaveValue("Linen");
  expect(password).toHaveAttribute("type", "text");
  expect(password).toHaveFocus();
  expect([password.selectionStart, password.selectionEnd]).toEqual([2, 3]);
});

it.each([
  ["its form is sent meanwhile", {}, (dialog: HTMLDialogElement) => dialog.removeAttribute("data-signs-in")],
  ["the config cannot be read", { isLoggedIn: "?" }, () => {}],
])("leaves the head's dialog as it is if %s", async (_, config, act) => {
  const dialog = openEarly();
  const asked = open("/stores", config);
  act(dialog);
  await vi.waitFor(() => expect(asked).toContain("/account/login/GetSignInConfig"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector("dialog[open]")).toBe(dialog);
  dialog.close();
});
