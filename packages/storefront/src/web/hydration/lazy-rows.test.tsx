import { lazyPart } from "@store/ui-kit/lazy-part";
import { act, render, screen, waitFor } from "@testing-library/react";
import { lazy } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { LazyRows } from "./lazy-rows.tsx";

describe("LazyRows", () => {
  it("reserves the space of rows from the server's page until their script has loaded", async () => {
    expect(renderToString(<LazyRows>Rows</LazyRows>)).toContain("lazy-rows-place");
    let arrive = (_: { default: () => string }) => {};
    const Rows = lazy(() => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)));
    const { container } = render(
      <LazyRows>
        <Rows />
      </LazyRows>,
    );
    const place = () => container.querySelector("[data-part=lazy-rows-place]");
    expect(place()).not.toBeNull();
    await act(async () => arrive({ default: () => "Trending Products" }));
    expect(screen.getByText("Trending Products")).toBeTruthy();
    expect(place()).toBeNull();
  });

  it("loads its rows when they are half a screen away", async () => {
    let see = (_: Partial<IntersectionObserverEntry>[]) => {};
    const observed = vi.fn();
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(callback: typeof see, options: IntersectionObserverInit) {
          see = callback;
          observed(options.rootMargin);
        }
        observe() {}
        disconnect() {}
      },
    );
    render(<LazyRows>Trending Products</LazyRows>);
    vi.unstubAllGlobals();
    expect(observed).toHaveBeenCalledWith("50% 0px");
    act(() => see([{ isIntersecting: false }]));
    expect(screen.queryByText("Trending Products")).toBeNull();
    act(() => see([{ isIntersecting: true }]));
    expect(screen.getByText("Trending Products")).toBeTruthy();
  });

  it("renders nothing, and keeps the page, if their script cannot be loaded", async () => {
    const Rows = lazyPart(() => Promise.reject<() => null>(new TypeError("Failed to fetch")));
    const { container } = render(
      <LazyRows>
        <Rows />
      </LazyRows>,
    );
    await waitFor(() => expect(container.querySelector("[data-part=lazy-rows]")?.childElementCount).toBe(0));
  });
});
