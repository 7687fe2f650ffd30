import { act, render, screen } from "@testing-library/react";
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
});
