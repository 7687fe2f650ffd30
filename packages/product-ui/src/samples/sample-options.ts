import type { OptionChoice } from "@store/contract/catalog";

function option(
  sku: string,
  given: Pick<OptionChoice, "label" | "formattedPrice"> & Partial<OptionChoice>,
): OptionChoice {
  return { sku, group: null, color: null, navigateUrl: `/product/${sku}`, isSelected: false, ...given };
}

const stone = { group: "Stone Linen", color: "#b9b0a2", swatchPath: "/pictures/swatch-stone-linen-200.webp" };
const slate = { group: "Slate Linen", color: "#5b6470", swatchPath: "/pictures/swatch-slate-linen-200.webp" };

/** A sectional's pieces in two fabrics, as the catalog returns them, for stories and tests. */
export const sectionalPieces: readonly OptionChoice[] = [
  option("100201", { ...stone, label: "Left-Arm Seat", formattedPrice: "$1,299.00" }),
  option("100203", { ...stone, label: "Corner", formattedPrice: "$1,199.00", isSelected: true }),
  option("100205", { ...slate, label: "Left-Arm Seat", formattedPrice: "$1,299.00" }),
  option("100207", { ...slate, label: "Corner", formattedPrice: "$1,199.00", isAvailable: false }),
];

/** A gift card's amounts. */
export const giftCardAmounts: readonly OptionChoice[] = [
  option("100901", { label: "$50", formattedPrice: "$50.00", isSelected: true }),
  option("100902", { label: "$100", formattedPrice: "$100.00" }),
];
