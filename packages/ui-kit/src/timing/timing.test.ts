import { describe, expect, it } from "vitest";
import * as timing from "./timing.ts";

describe("timing", () => {
  it("changes from the mobile to the desktop layout between 768 and 769 pixels [CONST-01]", () => {
    expect([timing.mobileMaxWidthPx, timing.desktopMinWidthPx]).toEqual([768, 769]);
  });

  it("opens drawers in 0.6 seconds up to 10000 pixels [CONST-02]", () => {
    expect([timing.drawerDurationMs, timing.drawerMaxHeightPx]).toEqual([600, 10_000]);
  });

  it("fades in 300 or 500 milliseconds [CONST-04]", () => {
    expect([timing.fadeShortMs, timing.fadeLongMs]).toEqual([300, 500]);
  });
});
