import type { addToCartItem } from "@store/contract/cart/requests";
import type { LineTexts, SectionalDesign } from "@store/contract/shared";
import type * as z from "zod/mini";
import { type LinePersonalization, toPersonalizationText } from "./line-personalization.ts";

/** What the shopper chose for an item beyond its SKU: one JSON document, without the properties that nobody chose. */
export interface LineOptions {
  /** The text of a personalization. */
  text?: string;
  /** The personalization that the text is from, under its stored name; old lines have none. */
  design?: LinePersonalization;
  /** The selected options of an item beyond its SKU, such as "legs.OAK" for a piece of a sectional. */
  choice?: string;
  /** The amount of a donation. */
  donationCents?: number;
  /** The design of a sectional that the piece belongs to. */
  sectional?: SectionalDesign;
}

/** What is said of a line's picture that shows another choice than the chosen one. */
export interface StandIn {
  /** The choice in the picture; null if it is unknown. */
  shownIn: string | null;
  /** The close-up of the chosen fabric; null without one. */
  closeUp: string | null;
}

/** An item of a request, which may be a piece of a sectional's design. */
export type RequestedItem = z.output<typeof addToCartItem> & { sectional?: SectionalDesign | undefined };

/** The options of an added item, with its checked personalization and choice. */
export function toLineOptions(
  { sectional }: RequestedItem,
  { personalization, choice }: { personalization: LinePersonalization | null; choice: string | undefined },
): LineOptions {
  return {
    ...(personalization && { text: toPersonalizationText(personalization), design: personalization }),
    ...(sectional && { sectional }),
    ...(choice !== undefined && { choice }),
  };
}

/** What a line of the cart or of a placed order says of them. */
export function toLineTexts({ text }: LineOptions): Pick<LineTexts, "personalizationText"> {
  return { ...(text !== undefined && { personalizationText: text }) };
}
