import { afterEach, expect, it, vi } from "vitest";
import { createDefaultPolicy } from "./policy.ts";
import { stylesId } from "./protocol.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it("the default policy trusts React's script element, the page's style sheet and text without a tag, and no other HTML", () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML(text: string): string | null }) => void>();
  vi.stubGlobal("trustedTypes", { createPolicy });
  const style = Object.assign(document.createElement("style"), {
    id: stylesId,
    textContent: "@media (width < 1px) {}",
  });
  document.head.append(style);
  createDefaultPolicy();
  const [name, { createHTML }] = createPolicy.mock.calls[0] ?? expect.fail("no policy");
  expect(name).toBe("default");
  expect(createHTML("<script></script>")).toBe("<script></script>");
  expect(createHTML("@media (width < 1px) {}")).toBe("@media (width < 1px) {}");
  expect(createHTML("plain &amp; simple")).toBe("plain &amp; simple");
  expect(createHTML("<img src=x onerror=alert(1)>")).toBeNull();
  expect(createHTML("<script>alert(1)</script>")).toBeNull();
});

it("a browser without Trusted Types gets no policy", () => {
  expect(() => createDefaultPolicy()).not.toThrow();
});
