import { type FacetName, facetNames } from "@store/contract/catalog";
import { type AvailabilityStatus, availabilityStatus, type Site, toSiteSpelling } from "@store/contract/shared";
import { toAvailability } from "../../../views/to-availability.ts";
import type { LayoutPart } from "../find-layouts.ts";
import { gather } from "../gather.ts";
import { findBand, findPriceBand, priceBands, sizeBands } from "./bands.ts";
import { toCapitalized } from "./to-capitalized.ts";

interface FacetOption {
  value: string;
  label: string;
  /** The color of the dot beside the name of a color. */
  color?: string;
}
/** The definition of a facet. */
interface FacetTable {
  title: string;
  /** The value of a variant; null if it has none. */
  valueOf(row: ListedRow): string | null;
  /** The options for existing values, in the order of the panel. */
  toOptions(values: ReadonlySet<string>): FacetOption[];
  /** Whether a value is valid although no product has it. */
  isOwn?(value: string): boolean;
  /** Whether a variant matches such a value. */
  holds?(value: string, variant: MeasuredVariant): boolean;
}
/** The variant with which such a value is compared. */
interface MeasuredVariant {
  /** In cents of the site's currency; null for a donation. */
  priceCents: number | null;
  /** The average of the product's reviews; null without any. */
  rating: number | null;
}

const colors: readonly FacetOption[] = [
  { value: "white", label: "White", color: "#f6f3ec" },
  { value: "cream", label: "Cream", color: "#e3d8c3" },
  { value: "brown", label: "Brown", color: "#8a5f3f" },
  { value: "green", label: "Green", color: "#7d8162" },
  { value: "blue", label: "Blue", color: "#3c4d68" },
  { value: "gray", label: "Gray", color: "#8b8f93" },
  { value: "black", label: "Black", color: "#2b2a29" },
  { value: "orange", label: "Orange", color: "#a9573a" },
  { value: "gold", label: "Gold", color: "#b08d4c" },
];
/** Each holds what has more stars, too; one that would add nothing to the one before is not offered. */
const ratings: readonly FacetOption[] = [
  { value: "4", label: "4 stars and up" },
  { value: "3", label: "3 stars and up" },
  { value: "2", label: "2 stars and up" },
];
const availabilities: readonly FacetOption[] = [
  { value: "in-stock", label: "In stock" },
  { value: "made-to-order", label: "Made to order" },
  { value: "out-of-stock", label: "Out of stock" },
];
const offers: readonly FacetOption[] = [{ value: "sale", label: "On sale" }];
const availabilityValues: Partial<Record<AvailabilityStatus, string>> = {
  [availabilityStatus.available]: "in-stock",
  [availabilityStatus.futureAvailability]: "made-to-order",
  [availabilityStatus.noLongerAvailable]: "out-of-stock",
};

function toTables(site: Site): Readonly<Record<FacetName, FacetTable>> {
  const sizes = sizeBands(site);
  const spell = (text: string) => toSiteSpelling(text, site);
  const inSpelling = (option: FacetOption): FacetOption => ({ ...option, label: spell(option.label) });
  return {
    price: {
      title: "Price",
      valueOf: ({ kind, priceCents }) => findBand(priceBands, kind === "donation" ? null : priceCents / 100),
      toOptions: (values) =>
        [...new Set([...priceBands.map(({ value }) => value), ...values])]
          .flatMap((value) => (values.has(value) ? (findPriceBand(value) ?? []) : []))
          .map(({ value, label }) => ({ value, label })),
      isOwn: (value) => findPriceBand(value) !== null,
      holds: (value, { priceCents }) => {
        const band = findPriceBand(value);
        return band !== null && findBand([band], priceCents === null ? null : priceCents / 100) !== null;
      },
    },
    color: {
      title: spell("Color"),
      valueOf: ({ colorFamily }) => colorFamily,
      toOptions: among(colors.map(inSpelling)),
    },
    material: {
      title: "Material",
      valueOf: ({ material }) => material,
      toOptions: (values) => [...values].sort().map((value) => ({ value, label: toCapitalized(value) })),
    },
    size: {
      title: "Size",
      valueOf: ({ kind, greatestInches }) => findBand(sizes, kind === "item" ? greatestInches : null),
      toOptions: among(sizes),
    },
    rating: {
      title: "Rating",
      valueOf: ({ rating }) => ratings.find(({ value }) => rating !== null && rating >= Number(value))?.value ?? null,
      toOptions: among(ratings),
      isOwn: (value) => ratings.some((rating) => rating.value === value),
      holds: (value, { rating }) => rating !== null && rating >= Number(value),
    },
    availability: {
      title: "Availability",
      valueOf: (row) => {
        if (row.kind === "donation") return null;
        return availabilityValues[toAvailability({ ...row, wanted: 1, isSold: true }).status] ?? null;
      },
      toOptions: among(availabilities),
    },
    offer: {
      title: "Offers",
      valueOf: ({ isOnSale }) => (isOnSale ? "sale" : null),
      toOptions: among(offers),
      isOwn: (value) => offers.some((offer) => offer.value === value),
    },
  };
}

function among(options: readonly FacetOption[]) {
  return (values: ReadonlySet<string>): FacetOption[] =>
    options
      .filter(({ value }) => values.has(value))
      .map(({ value, label, color }) => (color === undefined ? { value, label } : { value, label, color }));
}

const tables = { US: toTables("US"), CA: toTables("CA") } satisfies Record<Site, unknown>;

/** Every facet with the labels of a site. */
export function facetsOf(site: Site): Readonly<Record<FacetName, FacetTable>> {
  return tables[site];
}

/** A row of the listing statement. Money in cents of the site's currency. */
export interface ListedRow extends LayoutPart {
  productId: string;
  sku: string;
  name: string;
  kind: "item" | "giftCard" | "donation";
  isMadeToOrder: boolean;
  colorFamily: string | null;
  material: string | null;
  /** The maximum of its width and its diameter. */
  greatestInches: number | null;
  priceCents: number;
  /** It costs less than it usually does. */
  isOnSale: boolean;
  /** The average of the product's reviews; null without any. */
  rating: number | null;
}

/** A variant as listings filter and sort it. */
export interface ListedVariant extends MeasuredVariant, LayoutPart {
  productId: string;
  sku: string;
  name: string;
  /** Its value of every facet; null if it has none. */
  values: Readonly<Record<FacetName, string | null>>;
}

/** The variants of one product in a listing; never empty. */
export type ListedProduct = readonly [ListedVariant, ...ListedVariant[]];

/** Converts a row to its facet values on this site. */
export function toListedVariant(row: ListedRow, site: Site): ListedVariant {
  const { productId, sku, name, kind, rating, itemTypeCode, layoutPieces, layoutPicture, available } = row;
  const part = { itemTypeCode, layoutPieces, layoutPicture, available };
  const facets = facetsOf(site);
  // The keys are the names of all facets.
  const values = Object.fromEntries(
    facetNames.map((facet) => [facet, facets[facet].valueOf(row)]),
  ) as ListedVariant["values"];
  return { productId, sku, name, priceCents: kind === "donation" ? null : row.priceCents, rating, values, ...part };
}

/** The variants of each product in a listing, both in their original order. */
export function groupListed(variants: readonly ListedVariant[]): ListedProduct[] {
  return gather(variants, ({ productId }) => productId);
}
