import { atom } from "jotai";

/** Fields whose quantity cannot be taken, by id: the shopper sees to them before anything is bought. */
export const refusedQuantitiesAtom = atom<readonly string[]>([]);

/** A field has been refused, or has been mended or taken away. */
export const markQuantityAtom = atom(null, (get, set, fieldId: string, isRefused: boolean) => {
  const refused = get(refusedQuantitiesAtom);
  if (refused.includes(fieldId) === isRefused) return;
  set(refusedQuantitiesAtom, isRefused ? [...refused, fieldId] : refused.filter((each) => each !== fieldId));
});
