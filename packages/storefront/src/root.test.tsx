import { usSite } from "@store/shopper-state/cart-samples";
import { render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, Outlet } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { navigationSample } from "./app/frame/layout.samples.ts";
import { ErrorBoundary } from "./root.tsx";
import { wordmarkDrawings } from "./web/config/wordmark-drawings.ts";

const store = {
  ...usSite,
  tagline: "Made to be lived with",
  otherSite: { label: "Canada", portOffset: 1 },
  wordmark: wordmarkDrawings.general,
};
const root = { store, otherSiteUrl: "/", cartCount: 0, ...navigationSample };

function Broken(): never {
  throw new TypeError("The sofa is missing a leg");
}

afterEach(() => vi.unstubAllGlobals());

it("shows a broken page as Oops, with a search, and logs the error [ERR-33]", async () => {
  const logged: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
    if (url.endsWith("/Checkout/Log")) logged.push(JSON.parse(String(body)));
    return Response.json({ isSuccess: true, title: "", items: [] });
  });
  // React itself logs the thrown error to the console.
  const console = vi.spyOn(globalThis.console, "error").mockReturnValue();
  const Shop = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      HydrateFallback: () => null,
      Component: Outlet,
      ErrorBoundary,
      children: [{ path: "broken", Component: Broken }],
    },
  ]);
  render(<Shop initialEntries={["/broken?query=private"]} />);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Oops. Something's not right.");
  expect(screen.getByRole("searchbox", { name: "Search the shop" })).toBeTruthy();
  await waitFor(() =>
    expect(logged).toEqual([
      { message: expect.stringMatching(/: TypeError: The sofa is missing a leg$/), level: "error" },
    ]),
  );
  expect(JSON.stringify(logged)).not.toContain("private");
  console.mockRestore();
});
