import { atom } from "jotai";

/** Fields whose quantity cannot be taken, by id: the shopper sees to them before anything is bought. Nothing is drawn by it. */
export const refusedQuantitiesAtom = atom(() => new Set<string>());
