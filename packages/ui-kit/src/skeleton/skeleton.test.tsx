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
  it("is shown for 9.9 seconds and gone after 10 [CONST-05]", () => {
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

  it("collapses if the page works without its content", () => {
    const { container } = render(
      <Skeleton label="Loading products">
        <SkeletonBlock />
      </Skeleton>,
    );
    act(() => vi.advanceTimersByTime(10_000));
    expect(container).toBeEmptyDOMElement();
  });

  it("offers a retry if the page needs its content, and starts again", () => {
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
