import { expect, it } from "vitest";
import { dequeuePopup, enqueuePopup, type PopupList, replacePopup } from "./popup-list.ts";

const none: PopupList<{ kind: string }> = [];
const kinds = (popups: PopupList<{ kind: string }>) => popups.map(({ kind }) => kind);
const two = enqueuePopup(enqueuePopup(none, { kind: "network" }), { kind: "promo" });

it("shows requests in the order in which they were made", () => {
  expect(kinds(two)).toEqual(["network", "promo"]);
  expect(kinds(dequeuePopup(two))).toEqual(["promo"]);
  expect(dequeuePopup(none)).toEqual([]);
});

it("replaces the popup on screen and keeps the queue", () => {
  expect(kinds(replacePopup(two, { kind: "oversized" }))).toEqual(["oversized", "promo"]);
  expect(kinds(replacePopup(none, { kind: "oversized" }))).toEqual(["oversized"]);
});

it("treats the same request made twice as two popups", () => {
  const request = { kind: "network" };
  const [first, second] = enqueuePopup(enqueuePopup(none, request), request);
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
});
