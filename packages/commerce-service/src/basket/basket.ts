import type { Brand, Site } from "@store/contract/shared";
import type { BasketChoices, BasketLine } from "../database/tables/basket-documents.ts";

export type {
  AcceptedTerms,
  AddRecord,
  BasketChoices,
  BasketLine,
  CardChoice,
  Fulfillment,
  LineState,
  RecipientChoice,
  TenderChoice,
  WalletChoice,
} from "../database/tables/basket-documents.ts";

/** A basket with all lines and selections. Only rules create a changed one; one query saves it. */
export interface Basket {
  basketId: string;
  /** A guest's session or an account. */
  ownerId: string;
  site: Site;
  brand: Brand;
  /** Increases with every change; a write succeeds only for the version that was read. */
  version: number;
  status: "open" | "placing" | "ordered";
  isInCheckout: boolean;
  reachedStep: 1 | 2 | 3 | 4;
  choices: BasketChoices;
  /** In the order in which they were added, including saved and removed ones. */
  lines: readonly BasketLine[];
}

/** The default recipient. */
export const firstRecipientId = "recipient-1";
