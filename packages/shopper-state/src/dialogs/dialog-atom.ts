import { atom } from "jotai/vanilla";
import type { DialogRequest } from "./dialog-request.ts";

/** The requests in the queue, one per kind: a newer one replaces an older one. */
const waitingAtom = atom<readonly DialogRequest[]>([]);

/** The request on screen, if any. The others open one after another. */
export const dialogAtom = atom((get) => get(waitingAtom)[0] ?? null);

/** The request on screen and those that open after it. */
export const dialogsAtom = atom((get) => get(waitingAtom));

/** Opens a dialog at once, or after those before it. A request replaces a queued one of the same kind. */
export const showDialogAtom = atom(null, (get, set, request: DialogRequest) => {
  const waiting = get(waitingAtom);
  const place = waiting.findIndex(({ kind }) => kind === request.kind);
  set(waitingAtom, place < 0 ? [...waiting, request] : waiting.with(place, request));
});

/** Dialogs that are valid on every page. All others concern the page that opened them and close with it. */
const everywhere: ReadonlySet<DialogRequest["kind"]> = new Set(["generic", "sessionReset", "payment", "basketGone"]);

/** Called when the page is left, also by the browser's Back. */
export const leavePageAtom = atom(null, (get, set) =>
  set(
    waitingAtom,
    get(waitingAtom).filter(({ kind }) => everywhere.has(kind)),
  ),
);

/** Closes the request on screen. */
export const dismissDialogAtom = atom(null, (get, set) => set(waitingAtom, get(waitingAtom).slice(1)));
