import type { StoreLocation } from "@store/contract/catalog";
import { canadianProvinces, usStates } from "@store/postal-and-address";

export interface StoreRegion {
  /** "Illinois"; the code itself where no name is known. */
  readonly name: string;
  readonly stores: readonly StoreLocation[];
}

/** Stores by their state or province, both in the order of the alphabet. */
export function groupStores(stores: readonly StoreLocation[]): StoreRegion[] {
  const names = new Map([...usStates(), ...canadianProvinces()].map(({ code, name }) => [code, name]));
  const regionOf = ({ address }: StoreLocation) => names.get(address.state) ?? address.state;
  return [...new Set(stores.map(regionOf))].toSorted(compare).map((name) => ({
    name,
    stores: stores.filter((store) => regionOf(store) === name).toSorted((a, b) => compare(a.name, b.name)),
  }));
}

// The same order on server and browser, whatever language either of them speaks.
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
