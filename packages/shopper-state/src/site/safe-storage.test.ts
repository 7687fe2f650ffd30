import { describe, expect, it } from "vitest";
import { safeStorage } from "../create-shopper-store.ts";

const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

describe("safeStorage", () => {
  it("returns what the browser stores", () => {
    const texts = new Map<string, string>();
    const storage = safeStorage({
      getItem: (name) => texts.get(name) ?? null,
      setItem: (name, text) => void texts.set(name, text),
      removeItem: (name) => void texts.delete(name),
    });
    storage.setItem("zip", "60614");
    expect(storage.getItem("zip")).toBe("60614");
    storage.removeItem("zip");
    expect(storage.getItem("zip")).toBeNull();
  });

  it("does not throw if the browser blocks it", () => {
    const storage = safeStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(storage.getItem("zip")).toBeNull();
    expect(() => storage.setItem("zip", "60614")).not.toThrow();
    expect(() => storage.removeItem("zip")).not.toThrow();
  });
});
