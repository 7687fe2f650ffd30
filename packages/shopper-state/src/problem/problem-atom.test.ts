import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { dismissProblemAtom, leavePageAtom, problemAtom, problemsAtom, showProblemAtom } from "./problem-atom.ts";

it("shows one interruption after another, and the newest of a kind in the place of the older one", () => {
  const store = createStore();
  const retry = () => {};
  store.set(showProblemAtom, { kind: "network", retry: null });
  store.set(showProblemAtom, { kind: "payment", text: "Declined." });
  store.set(showProblemAtom, { kind: "network", retry });
  expect(store.get(problemAtom)).toEqual({ kind: "network", retry });
  expect(store.get(problemsAtom).map(({ kind }) => kind)).toEqual(["network", "payment"]);
  store.set(dismissProblemAtom);
  expect(store.get(problemAtom)).toEqual({ kind: "payment", text: "Declined." });
  store.set(dismissProblemAtom);
  store.set(dismissProblemAtom);
  expect(store.get(problemAtom)).toBeNull();
});

it("forgets with its page what speaks of that page alone", () => {
  const store = createStore();
  store.set(showProblemAtom, { kind: "servedPopup", path: "/popups/strike" });
  store.set(showProblemAtom, { kind: "network", retry: null });
  store.set(showProblemAtom, { kind: "sessionReset" });
  store.set(leavePageAtom);
  expect(store.get(problemAtom)).toEqual({ kind: "sessionReset" });
});
