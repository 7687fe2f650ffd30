import { atom } from "jotai/vanilla";

/** Kept by the client. Counted, since a plain flag would be cleared by the first of two overlapping calls. */
export const pendingCallsAtom = atom(0);

/** Whether any call is under way. */
export const isLoadingAtom = atom((get) => get(pendingCallsAtom) > 0);
