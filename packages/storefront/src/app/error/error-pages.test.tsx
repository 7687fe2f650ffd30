import { act, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { productCardsSample } from "../../shop/listing/product-cards.samples.ts";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { DocumentContext, emptyHead } from "../document/document-parts.ts";
import { navigationSample } from "../frame/layout.samples.ts";
// Imported before the pages load it, so that no test waits for a file.
import "../../web/rows/cross-sell-row.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { OopsPage } from "./oops-page.tsx";

const { departments } = navigationSample;
const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

/** Renders a page over a service with these trending products; null if the service is unavailable. */
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
  it("links back into the store", async () => {
    show(<NotFoundPage departments={departments} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We can't find that page.");
    expect(screen.getByRole("combobox", { name: "Search the shop" })).toBeTruthy();
    expect(address("Living Room")).toBe("/browse/living-room");
    expect(address("Continue Shopping")).toBe("/");
    expect(await screen.findByRole("heading", { name: "Trending Products" })).toBeTruthy();
  });
});

describe("OopsPage", () => {
  it("says that the error is the store's, and has a search that works without scripts", () => {
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

  it("neither loads nor shows them if they are disabled [ERR-34]", async () => {
    const paths = show(<OopsPage showTrending={false} />);
    expect(address("Back to Home")).toBe("/");
    await Promise.resolve();
    expect(screen.queryByRole("heading", { name: "Trending Products" })).toBeNull();
    expect(paths).toEqual([]);
  });

  it("keeps the reference that the server wrote when the browser, which does not know it, takes over", async () => {
    const reference = "4bf92f3577b34da6a3ce929d0e0e4736";
    const parts = {
      nonce: "",
      layers: "",
      styles: "",
      modules: [],
      head: emptyHead,
      brand: "general",
      hasWallets: false,
      reference,
    } as const;
    const page = <OopsPage showTrending={false} />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<DocumentContext value={parts}>{page}</DocumentContext>);
    const onRecoverableError = vi.fn();
    const root = await act(() => hydrateRoot(container, page, { onRecoverableError }));
    await act(() => root.render(page));
    expect(container.querySelector("small")?.textContent).toBe(`Reference: ${reference}`);
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(() => root.unmount());
    container.remove();
  });

  it("works without them if the service is unavailable", async () => {
    show(<OopsPage departments={departments} />, null);
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Trending Products" })).toBeNull());
    expect(address("Go to Cart")).toBe("/checkout/cart");
  });
});
