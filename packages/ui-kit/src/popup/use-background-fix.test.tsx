import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useBackgroundFix } from "./use-background-fix.ts";

const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1";

/** The page as the shopper left it: scrolled to 400 pixels when the popup opens. */
function openPopup(userAgent: string) {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  const scrollY = vi.spyOn(window, "scrollY", "get").mockReturnValue(400);
  const scrollTo = vi.spyOn(window, "scrollTo").mockReturnValue();
  const hook = renderHook(({ isOpen }) => useBackgroundFix(isOpen), { initialProps: { isOpen: true } });
  scrollY.mockReturnValue(520);
  return { scrollTo, close: () => hook.rerender({ isOpen: false }) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the page behind a popup", () => {
  it("is scrolled back every 250 ms on Safari of a phone, until the popup closes [CONST-03]", () => {
    const { scrollTo, close } = openPopup(safari);
    vi.advanceTimersByTime(249);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 400);
    vi.advanceTimersByTime(500);
    expect(scrollTo).toHaveBeenCalledTimes(3);
    close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("has no timer on any other browser [CONST-03]", () => {
    openPopup("Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36");
    expect(vi.getTimerCount()).toBe(0);
  });
});
