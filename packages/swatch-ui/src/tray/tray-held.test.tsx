import { trayKey } from "@store/ui-kit/early-protocol";
import { createStore } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addSwatch, removeSwatch, trayAtom } from "./tray-atoms.ts";
import { hearTray, holdsSwatches } from "./tray-held.ts";

const linen = { choiceCode: "F1", name: "Oat Linen", imagePath: "/a.webp" };
const tellAsOtherTab = () => window.dispatchEvent(new StorageEvent("storage", { key: trayKey }));

// The tests of other files share the page, and only who hears the tray forgets what they have put into it.
beforeEach(() => {
  window.localStorage.clear();
  const stop = hearTray(() => {});
  tellAsOtherTab();
  stop();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it("tells whether a page has to load the tray, after changes here and in another tab", () => {
  const hear = vi.fn();
  const stop = hearTray(hear);
  const store = createStore();
  expect(holdsSwatches()).toBe(false);
  store.set(trayAtom, (held) => addSwatch(held, linen));
  expect(holdsSwatches()).toBe(true);
  store.set(trayAtom, (held) => removeSwatch(held, linen.choiceCode));
  expect(holdsSwatches()).toBe(false);
  expect(hear).toHaveBeenCalledTimes(2);

  window.localStorage.setItem(trayKey, JSON.stringify([linen]));
  tellAsOtherTab();
  expect(holdsSwatches()).toBe(true);
  expect(hear).toHaveBeenCalledTimes(3);
  stop();
  tellAsOtherTab();
  expect(hear).toHaveBeenCalledTimes(3);
});

it("knows what this page has selected if the browser stores nothing", () => {
  const stop = hearTray(() => {});
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The storage is blocked.", "SecurityError");
  });
  createStore().set(trayAtom, (held) => addSwatch(held, linen));
  expect(holdsSwatches()).toBe(true);
  stop();
});
