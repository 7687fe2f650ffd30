import type { SectionalDesign } from "@store/contract/shared";
import type { CatalogItem } from "../basket/basket-context.ts";
import type { LineOptions } from "../line-options/line-options.ts";

type Piece = Pick<NonNullable<CatalogItem["sectional"]>, "collectionCode" | "fabricChoiceCode"> & {
  legFinishCode: string;
};

/** The design of a line of the cart: the planner opens what the lines of the design are by then (AMB-279). */
export function toCartDesign(
  options: LineOptions,
  { sectional }: Pick<CatalogItem, "sectional">,
): SectionalDesign | undefined {
  const { sectional: design } = options;
  if (!design || !sectional) return design;
  const legFinishCode = toLegCode(options);
  return { ...design, editUrl: toPlannerUrl({ ...sectional, legFinishCode }, { edit: design.id }) };
}

/** The design of a line of an order: the planner opens its text as a new design. */
export function toOrderedDesign(
  options: LineOptions,
  piece: Omit<Piece, "legFinishCode"> | null,
): SectionalDesign | undefined {
  const { sectional: design } = options;
  if (design?.design === undefined || !piece) return design;
  const legFinishCode = toLegCode(options);
  return { ...design, editUrl: toPlannerUrl({ ...piece, legFinishCode }, { design: design.design }) };
}

/** The code of the legs in a selection such as "legs.OAK". */
const toLegCode = ({ choice = "" }: LineOptions) => choice.replace(/^legs\./, "");

function toPlannerUrl({ collectionCode, fabricChoiceCode, legFinishCode }: Piece, what: Record<string, string>) {
  const query = new URLSearchParams(what);
  if (fabricChoiceCode) query.set("fabric", fabricChoiceCode);
  if (legFinishCode) query.set("legs", legFinishCode);
  return `/sectional-planner/${encodeURIComponent(collectionCode)}?${query}`;
}
