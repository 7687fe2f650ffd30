import { act, render, screen, waitFor } from "@testing-library/react";
import { lazy } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { lazyPart } from "./lazy-part.ts";
import { LazyRows } from "./lazy-rows.tsx";

describe("LazyRows", () => {
  it("keeps the place of rows from the server's page on until their script is there", async () => {
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

  it("draws nothing, and leaves the page, where their script cannot be had", async () => {
    const Rows = lazyPart(() => Promise.reject<() => null>(new TypeError("Failed to fetch")));
    const { container } = render(
      <LazyRows>
        <Rows />
      </LazyRows>,
    );
    await waitFor(() => expect(container.querySelector("[data-part=lazy-rows]")?.childElementCount).toBe(0));
  });
});
