import { atom } from "jotai/vanilla";

/** Set by the client. A count, since the first of two overlapping calls would clear a flag. */
export const pendingCallsAtom = atom(0);

/** Whether any call is pending. */
export const isLoadingAtom = atom((get) => get(pendingCallsAtom) > 0);
