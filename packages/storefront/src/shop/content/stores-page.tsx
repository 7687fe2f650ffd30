import type { StoreLocation } from "@store/contract/catalog";
import { canadianProvinces, usStates } from "@store/postal-and-address";
import { PlaceForm, type PlaceFormProps } from "@store/product-ui/delivery-check";
import { StoreCard } from "./store-card.tsx";

interface StoreRegion {
  /** "Illinois"; the code itself if its name is unknown. */
  readonly name: string;
  readonly stores: readonly StoreLocation[];
}

/** Stores by their state or province, both in alphabetical order. */
export function groupStores(stores: readonly StoreLocation[]): StoreRegion[] {
  const names = new Map([...usStates(), ...canadianProvinces()].map(({ code, name }) => [code, name]));
  const regionOf = ({ address }: StoreLocation) => names.get(address.state) ?? address.state;
  return [...new Set(stores.map(regionOf))].toSorted(compare).map((name) => ({
    name,
    stores: stores.filter((store) => regionOf(store) === name).toSorted((a, b) => compare(a.name, b.name)),
  }));
}

// The same order on server and browser, whatever their locales.
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

export type Stores = readonly StoreLocation[];

export interface StoresPageProps extends Pick<PlaceFormProps, "Form" | "refused"> {
  /** The nearest first where a postal code is known. */
  readonly stores: Stores;
  /** The postal code of the visit. */
  readonly postalCode?: string | undefined;
  /** "ZIP Code" or "Postal Code". */
  readonly postalCodeLabel?: string;
  /** Whether the order goes abroad, where no postal code of the site is its place. */
  readonly isAbroad?: boolean;
}

/** The physical stores: by state, or by their distance from the postal code of the visit. */
export function StoresPage({
  stores,
  postalCode,
  Form,
  refused,
  postalCodeLabel = "ZIP Code",
  isAbroad = false,
}: StoresPageProps) {
  const regions = postalCode === undefined ? groupStores(stores) : [{ name: `Nearest to ${postalCode}`, stores }];
  return (
    <div data-part="page">
      <header data-part="content-head">
        <h1>Our stores</h1>
        <p data-part="content-lead">
          Sit on it, walk around it, hold the fabric against the light. Every piece online can be ordered in a store.
        </p>
        {stores.length > 1 && !isAbroad ? (
          <PlaceForm
            {...{ Form, refused }}
            id="store-postal-code"
            postalCode={postalCode ?? null}
            label={`Stores near ${postalCodeLabel}`}
            button={postalCode === undefined ? "Find" : "Change"}
          />
        ) : null}
      </header>
      {stores.length > 0 ? (
        regions.map((region) => (
          <section key={region.name} aria-label={region.name} data-part="store-region">
            <h2>{region.name}</h2>
            <ul>
              {region.stores.map((store) => (
                <li key={store.locationId}>
                  <StoreCard store={store} />
                </li>
              ))}
            </ul>
          </section>
        ))
      ) : (
        <p>No store is open near you yet. Everything we make can be delivered.</p>
      )}
    </div>
  );
}
