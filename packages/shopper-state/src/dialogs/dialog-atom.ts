import { atom } from "jotai/vanilla";
import type { DialogRequest } from "./dialog-request.ts";

/** What waits to be shown, no kind twice: the newest of a kind tells most. */
const waitingAtom = atom<readonly DialogRequest[]>([]);

/** The request on screen, if any; the others open one after another as it is answered. */
export const dialogAtom = atom((get) => get(waitingAtom)[0] ?? null);

/** The one on screen and those that open after it. */
export const dialogsAtom = atom((get) => get(waitingAtom));

/** Opens a dialog at once, or after those before it. One of a kind that waits already takes its place. */
export const showDialogAtom = atom(null, (get, set, request: DialogRequest) => {
  const waiting = get(waitingAtom);
  const place = waiting.findIndex(({ kind }) => kind === request.kind);
  set(waitingAtom, place < 0 ? [...waiting, request] : waiting.with(place, request));
});

/** What is true on every page; all else speaks of the page it opened on, and goes with it. */
const everywhere: ReadonlySet<DialogRequest["kind"]> = new Set(["generic", "sessionReset", "payment", "basketGone"]);

/** The page is left, by the browser's Back too. */
export const leavePageAtom = atom(null, (get, set) =>
  set(
    waitingAtom,
    get(waitingAtom).filter(({ kind }) => everywhere.has(kind)),
  ),
);

/** The one on screen is answered. */
export const dismissDialogAtom = atom(null, (get, set) => set(waitingAtom, get(waitingAtom).slice(1)));
