import { expect, it } from "vitest";
import { isStaleReply } from "./is-stale-reply.ts";

const shown = { basketId: "b1", version: 7 };

it.each([
  ["an older version", { basketId: "b1", version: 6 }, true],
  ["the same version again", { basketId: "b1", version: 7 }, false],
  ["a newer version", { basketId: "b1", version: 8 }, false],
  ["a low version of another basket", { basketId: "b2", version: 1 }, false],
])("%s: stale is %s", (_name, reply, isLate) => {
  expect(isStaleReply(shown, reply)).toBe(isLate);
});

it.each([null, undefined])("the first cart is never stale (shown: %s)", (nothing) => {
  expect(isStaleReply(nothing, { basketId: "b1", version: 0 })).toBe(false);
});
