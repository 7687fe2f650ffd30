import { atom } from "jotai";

/** The ids of fields with an invalid quantity, which has to be corrected before checkout. A mutable set: changes do not rerender. */
export const refusedQuantitiesAtom = atom(() => new Set<string>());
