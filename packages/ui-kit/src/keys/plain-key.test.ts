import { describe, expect, it } from "vitest";
import { getPlainKey } from "./plain-key.ts";

const press = (init: KeyboardEventInit) => getPlainKey({ nativeEvent: init as KeyboardEvent });

describe("a key", () => {
  it.each(["ArrowLeft", "Home", "Enter", "Escape"])("belongs to the page if it is pressed alone: %s", (key) => {
    expect(press({ key })).toBe(key);
  });

  it.each<KeyboardEventInit>([
    { key: "ArrowLeft", altKey: true },
    { key: "ArrowRight", ctrlKey: true },
    { key: "ArrowUp", metaKey: true },
    { key: "Enter", ctrlKey: true },
    { key: "ArrowDown", shiftKey: true },
    { key: "Home", shiftKey: true },
  ])("belongs to the browser with a modifier: %o", (init) => {
    expect(press(init)).toBe("");
  });

  it("submits with Shift too if it is Enter", () => {
    expect(press({ key: "Enter", shiftKey: true })).toBe("Enter");
  });

  it.each<KeyboardEventInit>([
    { key: "Enter", isComposing: true },
    { key: "ArrowDown", isComposing: true },
    { key: "Escape", isComposing: true },
    { key: "Enter", keyCode: 229 },
  ])("belongs to the input method while it composes text: %o", (init) => {
    expect(press(init)).toBe("");
  });
});
