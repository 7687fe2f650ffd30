import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { dialogAtom, dialogsAtom, dismissDialogAtom, leavePageAtom, showDialogAtom } from "./dialog-atom.ts";

it("shows one request after another, and replaces an older one of the same kind", () => {
  const store = createStore();
  const retry = () => {};
  store.set(showDialogAtom, { kind: "network", retry: null });
  store.set(showDialogAtom, { kind: "payment", text: "Declined." });
  store.set(showDialogAtom, { kind: "network", retry });
  expect(store.get(dialogAtom)).toEqual({ kind: "network", retry });
  expect(store.get(dialogsAtom).map(({ kind }) => kind)).toEqual(["network", "payment"]);
  store.set(dismissDialogAtom);
  expect(store.get(dialogAtom)).toEqual({ kind: "payment", text: "Declined." });
  store.set(dismissDialogAtom);
  store.set(dismissDialogAtom);
  expect(store.get(dialogAtom)).toBeNull();
});

it("drops requests of a page that is left if they concern only that page", () => {
  const store = createStore();
  store.set(showDialogAtom, { kind: "servedPopup", path: "/popups/strike" });
  store.set(showDialogAtom, { kind: "network", retry: null });
  store.set(showDialogAtom, { kind: "sessionReset" });
  store.set(leavePageAtom);
  expect(store.get(dialogAtom)).toEqual({ kind: "sessionReset" });
});
