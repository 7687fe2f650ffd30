import type { CatalogRows } from "@store/commerce-service";
import type { Site } from "@store/contract/shared";
import { type FabricId, fabrics } from "./fabrics.ts";
import { type PictureHashes, toPicturePath } from "./picture-path.ts";
import type { VariantSeed } from "./product-seed.ts";
import { products } from "./products.ts";
import { toChoiceCode } from "./swatches.ts";

interface Option {
  code: string;
  name: string;
  kind: "fabric" | "image";
  choices: readonly Choice[];
}

interface Choice {
  code: string;
  name: string;
  text: string;
  differenceCents: Record<Site, number>;
  leadWeeks: number | null;
  isRetired: boolean;
  fabricId: FabricId | null;
  /** The name of its drawing. */
  drawing: string | null;
}

/** US dollars, and what that is in Canada. */
function toCents(dollars: number): Record<Site, number> {
  return { US: dollars * 100, CA: Math.ceil((dollars * 1.3) / 10) * 1000 };
}

interface DrawnChoice {
  code: string;
  name: string;
  text: string;
  dollars?: number;
  weeks?: number;
}

/** Fabrics that are no longer woven. */
const retired: readonly FabricId[] = ["sand-leather"];
/** Leathers are cut to order. */
const leatherWeeks = 12;

/** Every fabric and leather; the price groups add so many dollars. */
function fabricOption(dollars: Readonly<Record<1 | 2 | 3 | 4, number>>): Option {
  const ids = Object.keys(fabrics) as FabricId[];
  return {
    code: "fabric",
    name: "Fabric",
    kind: "fabric",
    choices: ids.map((fabricId) => {
      const { name, price_group: group, material } = fabrics[fabricId];
      return {
        code: toChoiceCode(fabricId),
        name,
        text: `Price group ${group}`,
        differenceCents: toCents(dollars[group]),
        leadWeeks: material === "leather" ? leatherWeeks : null,
        isRetired: retired.includes(fabricId),
        fabricId,
        drawing: null,
      };
    }),
  };
}

/** An option whose choices have drawings. */
function drawnOption(option: string, optionName: string, choices: readonly DrawnChoice[]): Option {
  return {
    code: option,
    name: optionName,
    kind: "image",
    choices: choices.map(({ code, name, text, dollars = 0, weeks = null }) => ({
      code,
      name,
      text,
      differenceCents: toCents(dollars),
      leadWeeks: weeks,
      isRetired: false,
      fabricId: null,
      drawing: `choice-${option}-${code.toLowerCase()}`,
    })),
  };
}

const legs = drawnOption("legs", "Legs", [
  { code: "OAK", name: "Natural Oak", text: "Oiled" },
  { code: "WALNUT", name: "Walnut", text: "Oiled, darker with the years", dollars: 60 },
  { code: "BLACK", name: "Blackened Oak", text: "Stained and waxed" },
  { code: "BRASS", name: "Brushed Brass", text: "Solid, on felt", dollars: 120, weeks: 9 },
]);
const filling = drawnOption("filling", "Cushion Filling", [
  { code: "FOAM", name: "Foam in a Feather Wrap", text: "Keeps its shape; plump it once a week" },
  { code: "FEATHER", name: "Feather and Down", text: "Soft and low; plump it every day", dollars: 180, weeks: 10 },
  { code: "FIRM", name: "Firm Foam", text: "Easy to get up from" },
]);
const arm = drawnOption("arm", "Arm", [
  { code: "TRACK", name: "Track Arm", text: "Straight, 7 inches wide" },
  { code: "SLOPE", name: "Sloped Arm", text: "Falls by 3 inches towards the front", dollars: 90 },
]);
const depth = drawnOption("depth", "Seat Depth", [
  { code: "CLASSIC", name: "Classic", text: "22 inches: feet on the floor" },
  { code: "DEEP", name: "Deep", text: "26 inches: feet up", dollars: 200, weeks: 9 },
]);
const headboard = drawnOption("headboard", "Headboard", [
  { code: "LOW", name: "Low", text: "45 inches high" },
  { code: "TALL", name: "Tall", text: "56 inches high", dollars: 150 },
]);
const size = drawnOption("size", "Size", [
  { code: "QUEEN", name: "Queen", text: "For a mattress of 60 by 80 inches" },
  { code: "KING", name: "King", text: "For a mattress of 76 by 80 inches", dollars: 300 },
]);
const base = drawnOption("base", "Base", [
  { code: "SWIVEL", name: "Swivel", text: "Turns all the way round" },
  { code: "FIXED", name: "Fixed", text: "Stands still" },
]);

interface SpecialOrder {
  sku: string;
  productId: string;
  dollars: number;
  leadWeeks: number;
  isMade?: false;
  options: readonly Option[];
}

const sofaFabric = fabricOption({ 1: 0, 2: 300, 3: 600, 4: 900 });
const chairFabric = fabricOption({ 1: 0, 2: 100, 3: 180, 4: 360 });
const ottomanFabric = fabricOption({ 1: 0, 2: 40, 3: 80, 4: 160 });
const bedFabric = fabricOption({ 1: 0, 2: 150, 3: 250, 4: 600 });

const specialOrders: readonly SpecialOrder[] = [
  {
    sku: "130101",
    productId: "harbor-sofa",
    dollars: 1999,
    leadWeeks: 8,
    options: [sofaFabric, legs, filling, arm, depth],
  },
  { sku: "130102", productId: "lark-loveseat", dollars: 1499, leadWeeks: 8, options: [sofaFabric, legs, filling] },
  { sku: "130103", productId: "mesa-sofa", dollars: 2599, leadWeeks: 10, options: [sofaFabric, filling, depth] },
  { sku: "130104", productId: "wren-chair", dollars: 1149, leadWeeks: 8, options: [chairFabric, legs, filling, base] },
  {
    sku: "130105",
    productId: "pivot-swivel-chair",
    dollars: 1199,
    leadWeeks: 8,
    options: [chairFabric, base, filling],
  },
  { sku: "130106", productId: "hearth-ottoman", dollars: 499, leadWeeks: 6, options: [ottomanFabric, legs, filling] },
  { sku: "130107", productId: "haven-bed", dollars: 1549, leadWeeks: 9, options: [bedFabric, size, headboard, legs] },
  {
    sku: "130108",
    productId: "alder-armchair",
    dollars: 849,
    leadWeeks: 8,
    isMade: false,
    options: [chairFabric, legs, filling],
  },
];

/** Rows of the products that are made to a shopper's order. */
export function toSpecialOrderRows(hashes: PictureHashes): Pick<CatalogRows, "special_order"> {
  return {
    special_order: specialOrders.map(({ sku, productId, dollars, leadWeeks, isMade = true, options }) => ({
      sku,
      product_id: productId,
      price_cents: JSON.stringify(toCents(dollars)),
      lead_weeks: leadWeeks,
      is_made: isMade,
      options: JSON.stringify(options.map((option) => toStoredOption(option, hashes))),
    })),
  };
}

function toStoredOption({ choices, ...option }: Option, hashes: PictureHashes) {
  return {
    ...option,
    choices: choices.map(({ drawing, ...choice }) => ({
      ...choice,
      image: drawing && `/pictures/${toPicturePath(drawing, hashes)}-200.webp`,
    })),
  };
}

/** Their SKUs, which have the first picture of the product, no offer and no stock. */
export function toSpecialOrderVariants() {
  return specialOrders.flatMap(({ sku, productId }) => {
    const product = products.find(({ id }) => id === productId);
    const [first] = product?.variants ?? [];
    if (!product || !first) throw new Error(`The sample catalog has no product ${productId} to make to order.`);
    const variant: VariantSeed = { sku, picture: first.picture, alt: first.alt };
    return { product, variant };
  });
}
