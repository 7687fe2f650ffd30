import type { Gift } from "../../registries/queries/hold-gifts.ts";
import type { Holds } from "./to-holds.ts";

/** The names of the rows that an order locks while it reserves, for the queue of those who want the same ones. */
export function toLockedRows({
  stock,
  tenders,
  promotions,
  trips,
  gifts,
  tries,
}: Holds & {
  gifts: readonly Gift[];
  /** Where its declined cards are counted. */
  tries: readonly { subject: string }[];
}): string[] {
  return [
    ...stock.map(({ sku }) => `stock ${sku}`),
    ...tenders.map(({ kind, number_hash }) => `${kind} ${number_hash}`),
    ...promotions.map(({ code, customer }) => `promotion ${code} ${customer}`),
    ...trips.map(({ trip_id }) => `trip ${trip_id}`),
    ...gifts.map(({ registry_id, sku }) => `registry ${registry_id} ${sku}`),
    ...tries.map(({ subject }) => subject),
  ];
}
