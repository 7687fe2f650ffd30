import { atom } from "jotai/vanilla";
import type { Problem } from "./problem.ts";

const problemValueAtom = atom<Problem | null>(null);

/** The interruption on screen, if any. One at a time: the newest tells most. */
export const problemAtom = atom((get) => get(problemValueAtom));

export const showProblemAtom = atom(null, (_get, set, problem: Problem) => set(problemValueAtom, problem));

export const dismissProblemAtom = atom(null, (_get, set) => set(problemValueAtom, null));
