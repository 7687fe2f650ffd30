import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { answeringStore } from "../answering-store.fixture.ts";
import { signInWidget } from "../pages/account/account.samples.ts";
import { handle as signInHandle } from "../routes/sign-in.tsx";
import pages from "../routes.ts";
import { LazySignIn } from "./lazy-sign-in.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

/** A page with the header's sign-in link, and the paths that were asked for on it. */
function open(path: string, handle?: object, config: object = { isLoggedIn: false }): string[] {
  const asked: string[] = [];
  const store = answeringStore((call) => {
    asked.push(call.path);
    return { widget: signInWidget, ...config };
  });
  window.history.replaceState(null, "", path);
  const page = (
    <Provider store={store}>
      <a href="/account/login" data-part="header-service" onClick={(event) => event.preventDefault()}>
        Sign In
      </a>
      <LazySignIn />
      <Outlet />
    </Provider>
  );
  render(
    <RouterProvider router={createMemoryRouter([{ path: "*", element: page, handle }], { initialEntries: [path] })} />,
  );
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
  open("/stores", undefined, config);
  const assign = vi.fn();
  vi.stubGlobal("location", { pathname: "/stores", search: "?city=Chicago", hash: "#details", assign });
  fireEvent.click(screen.getByRole("link", { name: "Sign In" }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(page));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("beside a sign-in form of the page, on the widget's and the registry's too, a click asks for no config and opens no popup [AUTH-22]", async () => {
  const withForm = pages.flatMap(({ path, file }) => (file.endsWith("/sign-in.tsx") ? [`/${path}`] : []));
  expect(withForm).toEqual(expect.arrayContaining(["/account/login/widget", "/gift-registry/authenticate"]));
  for (const path of withForm) {
    const asked = open(path, signInHandle);
    fireEvent.click(screen.getByRole("link", { name: "Sign In" }));
    await Promise.resolve();
    expect(asked, path).toEqual([]);
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
  }
});
