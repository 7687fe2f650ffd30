import type { ChoiceGroup, SpecialOrderProduct } from "@store/contract/special-order";

type Choice = ChoiceGroup["choices"][number];

const choice = (code: string, title: string, change: Partial<Choice> = {}): Choice => ({
  code,
  title,
  text: "",
  isSelected: false,
  matchingSkus: [],
  images: [],
  priceDifference: 0,
  leadTime: null,
  leadWeeks: null,
  colorFamily: null,
  care: null,
  isRetired: false,
  ...change,
});

/** A sofa with fabrics, leathers, legs and two depths, of which the fabric and the legs may be chosen. */
export function specialOrderSample(chosen: Readonly<Record<string, string>> = {}): SpecialOrderProduct {
  const groups: ChoiceGroup[] = [
    {
      groupType: "fabric",
      header: "Fabrics",
      optionCode: "fabric",
      optionSequence: 1,
      choices: [choice("OAT", "Oat Linen"), choice("RUST", "Rust Velvet", { priceDifference: 60_000 })],
    },
    {
      groupType: "leather",
      header: "Leathers",
      optionCode: "fabric",
      optionSequence: 1,
      choices: [choice("COGNAC", "Cognac Leather", { priceDifference: 90_000, leadTime: "12 weeks", leadWeeks: 12 })],
    },
    {
      groupType: "text",
      header: "Legs",
      optionCode: "legs",
      optionSequence: 2,
      choices: [
        choice("OAK", "Natural Oak", { text: "Oiled" }),
        choice("WALNUT", "Walnut", { priceDifference: 6_000 }),
        choice("TEAK", "Teak", { isRetired: true }),
      ],
    },
    {
      groupType: "text",
      header: "Seat Depth",
      optionCode: "depth",
      optionSequence: 3,
      choices: [choice("CLASSIC", "Classic"), choice("SLIM", "Slim", { priceDifference: -5_000 })],
    },
  ];
  const choiceGroups = groups.map((group) => ({
    ...group,
    choices: group.choices.map((one) => ({ ...one, isSelected: chosen[group.optionCode] === one.code })),
  }));
  const selected = choiceGroups.flatMap(({ choices }) => choices.filter(({ isSelected }) => isSelected));
  const price = selected.reduce((sum, { priceDifference }) => sum + priceDifference, 199_900);
  const text = Object.entries(chosen)
    .map((part) => part.join("."))
    .join("~");
  return {
    browseDto: {
      choiceGroups,
      images: ["/pictures/harbor-sofa-oat-800.webp"],
      imageAlt: "Wide sofa in oat linen",
      shownIn: "Oat Linen",
      gallery: [
        {
          imagePath: "/pictures/harbor-sofa-oat-800.webp",
          imagePathHiRes: "/pictures/harbor-sofa-oat-1280.webp",
          alt: "Wide sofa in oat linen",
          shownIn: "Oat Linen",
        },
      ],
      price,
      formattedPrice: `$${price / 100}`,
      leadTime: "Made to order: leaves our workshop in 8 weeks",
      ownLeadWeeks: 8,
      isAllOptionsSelected: selected.length === 3,
      ignored: [],
      outputCacheString: "hint",
    },
    sku: "130101",
    superSpecialOrder: { sku: "130101", url: `/special-order/130101${text && `?choices=${text}`}` },
    reviewCount: 0,
    reviews: null,
    swatches: [],
    hasTerms: false,
    isNla: false,
    name: "Harbor Sofa",
    summary: "A sofa for three.",
    dimensions: { width: 88, depth: 38, height: 33, diameter: null, systemOfMeasure: 1 },
    breadcrumbs: [{ title: "Home", url: "/" }],
  };
}
