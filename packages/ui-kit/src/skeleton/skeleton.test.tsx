import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Skeleton, SkeletonBlock } from "./skeleton.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Skeleton", () => {
  it("stands in for 9.9 seconds and is gone at 10 [CONST-05]", () => {
    render(
      <Skeleton label="Loading your cart">
        <SkeletonBlock />
      </Skeleton>,
    );
    act(() => vi.advanceTimersByTime(9_900));
    expect(screen.getByRole("status")).toHaveTextContent("Loading your cart");
    act(() => vi.advanceTimersByTime(100));
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it("collapses where the page can do without it", () => {
    const { container } = render(
      <Skeleton label="Loading products">
        <SkeletonBlock />
      </Skeleton>,
    );
    act(() => vi.advanceTimersByTime(10_000));
    expect(container).toBeEmptyDOMElement();
  });

  it("offers another try where the page cannot, and promises again", () => {
    const onRetry = vi.fn();
    render(
      <Skeleton label="Loading your cart" onRetry={onRetry}>
        <SkeletonBlock />
      </Skeleton>,
    );
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByRole("status")).toHaveTextContent("This is taking longer than usual.");
    fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole("status")).toHaveTextContent("Loading your cart");
    act(() => vi.advanceTimersByTime(9_900));
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(100));
    expect(screen.getByRole("button", { name: "Try Again" })).toBeInTheDocument();
  });
});
