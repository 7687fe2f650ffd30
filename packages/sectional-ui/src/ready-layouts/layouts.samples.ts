import type { LayoutChoice } from "@store/contract/catalog";

/** Layouts of a collection: the first one is selected, the last one sold out. */
export const layoutsSample: readonly LayoutChoice[] = [
  {
    code: "sofa-with-chaise",
    name: "Sofa with Chaise",
    design: "10.LAS.ARM.RAC",
    pieceCount: 3,
    imagePath: "/pictures/layouts/harbor-stone-linen-800.webp",
    totalPrice: 389_700,
    formattedPrice: "$3,897.00",
    isSelected: true,
  },
  {
    code: "two-chaises",
    name: "Two Chaises",
    design: "10.LAC.2xARM.RAC",
    pieceCount: 4,
    imagePath: "/pictures/layouts/harbor-two-chaises-stone-linen-800.webp",
    totalPrice: 519_600,
    formattedPrice: "$5,196.00",
    isSelected: false,
  },
  {
    code: "conversation-curve",
    name: "Conversation Curve",
    design: "10.LAS.ARM.WED.ARM.RAS",
    pieceCount: 5,
    imagePath: "/pictures/layouts/harbor-conversation-curve-stone-linen-800.webp",
    totalPrice: 659_500,
    formattedPrice: "$6,595.00",
    isSelected: false,
    unavailableMessage: "Only 1 left",
  },
];
