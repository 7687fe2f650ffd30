import { atom } from "jotai/vanilla";
import type { Interruption } from "./interruption.ts";

/** What waits to be shown, no kind twice: the newest of a kind tells most. */
const waitingAtom = atom<readonly Interruption[]>([]);

/** The interruption on screen, if any; the others open one after another as it is answered. */
export const problemAtom = atom((get) => get(waitingAtom)[0] ?? null);

/** The one on screen and those that open after it. */
export const problemsAtom = atom((get) => get(waitingAtom));

/** Opens an interruption at once, or after those before it. One of a kind that waits already takes its place. */
export const showProblemAtom = atom(null, (get, set, interruption: Interruption) => {
  const waiting = get(waitingAtom);
  const place = waiting.findIndex(({ kind }) => kind === interruption.kind);
  set(waitingAtom, place < 0 ? [...waiting, interruption] : waiting.with(place, interruption));
});

/** What is true on every page; all else speaks of the page it opened on, and goes with it. */
const everywhere: ReadonlySet<Interruption["kind"]> = new Set(["generic", "sessionReset", "payment", "basketGone"]);

/** The page is left, by the browser's Back too. */
export const leavePageAtom = atom(null, (get, set) =>
  set(
    waitingAtom,
    get(waitingAtom).filter(({ kind }) => everywhere.has(kind)),
  ),
);

/** The one on screen is answered. */
export const dismissProblemAtom = atom(null, (get, set) => set(waitingAtom, get(waitingAtom).slice(1)));
