import type { ChoiceGroup, SpecialOrderProduct } from "@store/contract/special-order";
import { SpecialOrder } from "@store/product-ui/special-order";
import { SwatchPicker } from "@store/swatch-ui/picker";
import "@store/product-ui/special-order.css";
import "@store/swatch-ui/picker.css";
import { createRoot } from "react-dom/client";
import { benchFabrics, findPage } from "./bench-fabrics.ts";

type Chosen = Readonly<Record<string, string>>;

function toGroup(optionCode: string, sequence: number, choices: readonly (readonly [string, string])[]): ChoiceGroup {
  return {
    groupType: sequence === 1 ? "fabric" : "image",
    header: optionCode,
    optionCode,
    optionSequence: sequence,
    choices: choices.map(([code, title]) => ({
      code,
      title,
      text: "",
      isSelected: false,
      matchingSkus: [],
      images: [],
      priceDifference: 1000,
      leadTime: null,
      leadWeeks: null,
      colorFamily: null,
      care: null,
      isRetired: false,
    })),
  };
}
const groups = [
  toGroup(
    "fabric",
    1,
    benchFabrics.map(({ choiceCode, name }) => [choiceCode, name] as const),
  ),
  toGroup("legs", 2, [
    ["OAK", "Natural Oak"],
    ["WALNUT", "Walnut"],
  ]),
];

function toProduct(chosen: Chosen): SpecialOrderProduct {
  return {
    browseDto: {
      choiceGroups: groups.map((group) => ({
        ...group,
        choices: group.choices.map((choice) => ({ ...choice, isSelected: chosen[group.optionCode] === choice.code })),
      })),
      images: ["/pictures/harbor-sofa-oat-800.webp"],
      imageAlt: "Sofa",
      shownIn: "Linen 0",
      gallery: [],
      price: 199_900,
      formattedPrice: "$1,999.00",
      leadTime: "8 weeks",
      ownLeadWeeks: 8,
      isAllOptionsSelected: Object.keys(chosen).length === groups.length,
      ignored: [],
      outputCacheString: "",
    },
    sku: "1",
    superSpecialOrder: { sku: "1", url: "/special-order/1" },
    reviewCount: 0,
    reviews: null,
    swatches: [...benchFabrics],
    hasTerms: false,
    isNla: false,
    name: "Sofa",
    summary: "A sofa for three.",
    dimensions: { width: 88, depth: 38, height: 33, diameter: null, systemOfMeasure: 1 },
    breadcrumbs: [],
  };
}

createRoot(findPage()).render(
  <SpecialOrder
    product={toProduct({})}
    path="/special-order/1"
    formatPrice={(cents) => `$${(cents / 100).toFixed(2)}`}
    loadProduct={async ({ choices }) => {
      const chosen: { optionCode: string; choiceCode: string }[] = JSON.parse(choices);
      return toProduct(Object.fromEntries(chosen.map(({ optionCode, choiceCode }) => [optionCode, choiceCode])));
    }}
    head={<h1>Sofa</h1>}
    renderFabrics={({ chosen, toUrl, choose, swatches }) => (
      <SwatchPicker
        name="Fabric"
        chosen={chosen}
        fabrics={swatches.map((swatch) => ({
          swatch,
          href: toUrl(swatch.choiceCode),
          isSelected: swatch.choiceCode === chosen,
          isAvailable: true,
          price: "Included",
        }))}
        shop={{ country: "US", brand: "general" }}
        orderUrl={(code) => `/free-swatches?choice=${code}`}
        onOrder={() => {}}
        onDetails={() => {}}
        onChoose={({ choiceCode }) => choose(choiceCode)}
      />
    )}
  />,
);
