import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { dismissProblemAtom, problemAtom, showProblemAtom } from "./problem-atom.ts";

it("shows one interruption after another, and the newest of a kind in the place of the older one", () => {
  const store = createStore();
  const retry = () => {};
  store.set(showProblemAtom, { kind: "network", retry: null });
  store.set(showProblemAtom, { kind: "payment", text: "Declined." });
  store.set(showProblemAtom, { kind: "network", retry });
  expect(store.get(problemAtom)).toEqual({ kind: "network", retry });
  store.set(dismissProblemAtom);
  expect(store.get(problemAtom)).toEqual({ kind: "payment", text: "Declined." });
  store.set(dismissProblemAtom);
  store.set(dismissProblemAtom);
  expect(store.get(problemAtom)).toBeNull();
});
