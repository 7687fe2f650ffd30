import { describe, expect, it } from "vitest";
import { ownPath } from "../../steps/own-path.ts";
import { needsLogin } from "./needs-login.ts";
import { parseEntryReply } from "./parse-entry-reply.ts";

const popupUrl = "/SharedLayer/PopupV2?popupName=Strike";
const oversizedItems = [{ title: "Bookcase", boxes: [] }];
const edit = "Please Edit Your Cart to Proceed";

describe("a reply to the checkout call", () => {
  it.each([
    ["an error before all else", { errorType: 3, message: "Gone.", popupUrl, oversizedItems }, "error"],
    ["an empty basket before all else", { errorType: 8, popupUrl, oversizedItems }, "emptyBasket"],
    ["a popup before large boxes", { errorType: 0, popupUrl, oversizedItems }, "popup"],
    ["a popup before a failure without a type", { isSuccess: false, popupUrl }, "popup"],
    ["a failure without a type", { isSuccess: false, oversizedItems }, "error"],
    ["large boxes before the way in", { errorType: 0, popupUrl: null, oversizedItems }, "oversized"],
    ["the way in when nothing is in it", { errorType: 0, popupUrl: null, oversizedItems: [] }, "enter"],
    ["the way in when the reply is empty", {}, "enter"],
  ] as const)("is checked in order: %s [CHK-25] [CHK-24] [CHK-26]", (_, fields, kind) => {
    const reply = { isSuccess: true, ...fields } as Parameters<typeof parseEntryReply>[0];
    expect(parseEntryReply(reply).kind).toBe(kind);
  });

  it.each([
    [3, "Gone.", "Item(s) no longer available", "Gone."],
    [1, "Too many.", edit, "Too many."],
    [2, null, edit, "We could not start your checkout. Please check your cart and try again."],
  ] as const)("shows the messages of the service: type %i [CHK-25]", (errorType, text, title, message) => {
    expect(parseEntryReply({ isSuccess: false, errorType, message: text })).toEqual({ kind: "error", title, message });
  });
});

it.each([
  [true, false, false, true],
  [false, false, false, false],
  [true, true, false, false],
  [true, false, true, false],
])("guest %s, international %s, signed in %s: needs a login %s [CHK-23] [CHK-30]", (...row) => {
  const [isGuest, isInternational, isLoggedIn, isNeeded] = row;
  expect(needsLogin({ isGuest, isInternational }, { isLoggedIn })).toBe(isNeeded);
});

it.each([
  ["/popups/strike?x=1#top", "/popups/strike?x=1#top"],
  ["https://shop.example/popups/strike", "/popups/strike"],
  ["https://evil.example/popups/strike", null],
  ["//evil.example/x", null],
  ["https://shop.example//evil.example/x", null],
  ["/.//evil.example/x", null],
  ["javascript:alert(1)", null],
  ["https://", null],
])("lets a popup come from the shop itself alone: %s [CHK-24]", (url, path) => {
  expect(ownPath(url, "https://shop.example")).toBe(path);
});
