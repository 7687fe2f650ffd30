import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

/** Gifts & Giving. */
export const giftsAndGiving: readonly ProductSeed[] = [
  {
    id: "gift-card",
    name: "Gift Card",
    summary: "A real card in a real envelope, good for as long as it takes to decide.",
    details: [
      "Mailed to you or straight to the lucky one",
      "Never expires and costs nothing to use",
      "Pays for anything in our stores",
    ],
    care: null,
    optionName: "Amount",
    kind: "giftCard",
    shipMethod: shipMethod.giftCard,
    variants: [
      {
        sku: "100901",
        label: "$50",
        family: "green",
        material: "paper",
        picture: "gift-card-50",
        alt: "Green gift card with a gold leaf sprig, standing on its envelope",
        prices: { US: 5_000, CA: 5_000 },
      },
      {
        sku: "100902",
        label: "$100",
        family: "orange",
        material: "paper",
        picture: "gift-card-100",
        alt: "Terracotta gift card with three gold leaf sprigs, standing on its envelope",
        prices: { US: 10_000, CA: 10_000 },
      },
    ],
  },
  {
    id: "room-to-grow",
    name: "Room to Grow Donation",
    summary:
      "Helps furnish a first home for young people who leave foster care: a bed, a table, a lamp, a place to begin.",
    details: [
      "All of it goes to the Room to Grow fund",
      "Give from one to five hundred dollars with any order",
      "Not taxed, and nothing is shipped",
    ],
    care: null,
    kind: "donation",
    shipMethod: shipMethod.standard,
    // The giver selects the amount of a donation.
    prices: { US: 0, CA: 0 },
    variants: [
      {
        sku: "101001",
        picture: "room-to-grow",
        alt: "Small wooden house beside a seedling in a white pot",
      },
    ],
  },
];
