import { render, screen, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { answeringStore } from "../../answering-store.fixture.ts";
import { navigationSample } from "../../layout/layout.samples.ts";
import { productCardsSample } from "../product-cards.samples.ts";
// Read before the pages ask for it, so that no test waits for a file.
import "./trending-row.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { OopsPage } from "./oops-page.tsx";

const { departments } = navigationSample;
const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

/** Shows a page over a shop whose trending products are these; null when the service is down. */
function show(page: ReactNode, trending: typeof productCardsSample | null = productCardsSample) {
  const paths: string[] = [];
  const store = answeringStore(({ path }) => {
    paths.push(path);
    if (trending === null) throw new Error("The service is down.");
    return { title: "Trending Products", items: trending };
  });
  render(<Provider store={store}>{page}</Provider>);
  return paths;
}

describe("NotFoundPage", () => {
  it("leads back into the shop", async () => {
    show(<NotFoundPage departments={departments} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We can't find that page.");
    expect(screen.getByRole("combobox", { name: "Search the shop" })).toBeTruthy();
    expect(address("Living Room")).toBe("/browse/living-room");
    expect(address("Continue Shopping")).toBe("/");
    expect(await screen.findByRole("heading", { name: "Trending Products" })).toBeTruthy();
  });
});

describe("OopsPage", () => {
  it("calls our own mistake one, and searches without the help of any script", () => {
    show(<OopsPage departments={departments} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops. Something's not right.");
    const search = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search the shop" });
    expect([search.form?.method, search.form?.getAttribute("action"), search.name]).toEqual([
      "get",
      "/search",
      "query",
    ]);
  });

  it("shows trending products [ERR-34]", async () => {
    show(<OopsPage departments={departments} />);
    expect(await screen.findByRole("heading", { name: "Trending Products" })).toBeTruthy();
    expect(await screen.findByRole("link", { name: "Harbor Sofa" })).toBeTruthy();
  });

  it("shows none and asks for none when they are off [ERR-34]", async () => {
    const paths = show(<OopsPage showTrending={false} />);
    expect(address("Back to Home")).toBe("/");
    await Promise.resolve();
    expect(screen.queryByRole("heading", { name: "Trending Products" })).toBeNull();
    expect(paths).toEqual([]);
  });

  it("stands without them when the service is down", async () => {
    show(<OopsPage departments={departments} />, null);
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Trending Products" })).toBeNull());
    expect(address("Go to Cart")).toBe("/checkout/cart");
  });
});
