import type { CartValidation } from "@store/contract/checkout";
import { cartErrorType, type LineTerms } from "@store/contract/shared";
import type { ParsedOrderReply } from "../order-attempt/parse-order-reply.ts";
import type { StepNotice } from "../step-work/step-action-data.ts";

/** What the review step shows besides the order. */
export type ReviewNotice =
  | { readonly kind: "none" }
  | {
      readonly kind: "totalChanged";
      readonly oldCents: number;
      readonly newCents: number;
      readonly message: string | null;
    }
  | { readonly kind: "basketChanged" | "promoInvalid"; readonly message: string | null }
  /** Terms that a dialog asks for; after a form without scripts, what it posted: a form of the page asks for them. */
  | {
      readonly kind: "terms";
      readonly lines: readonly LineTerms[];
      readonly message: string | null;
      readonly posted?: Readonly<Record<string, string>>;
    }
  /** Unavailable items, or only the installation of items that stay, were removed from the order. */
  | { readonly kind: "itemsRemoved"; readonly titles: readonly string[]; readonly isServiceOnly: boolean }
  /** The attempt is being polled; `isOver` when it is still unknown after a minute: no second order is offered then. */
  | { readonly kind: "confirming"; readonly isOver: boolean }
  /** A wallet's sheet that approved nothing, or an applied wallet that approved too little: the payment step has other ways. */
  | { readonly kind: "wallet"; readonly title: string; readonly text: string }
  | Extract<StepNotice, { kind: "alert" | "cartInvalid" }>;

export const noNotice: ReviewNotice = { kind: "none" };

/** What was removed from the order to make the cart valid. */
export function toRemovedNotice({ errorType, unavailableItems }: CartValidation): ReviewNotice {
  const titles = [...new Set(unavailableItems.map(({ title }) => title))];
  return { kind: "itemsRemoved", titles, isServiceOnly: errorType === cartErrorType.installationServiceUnavailable };
}

/** The notice of an outcome that keeps the shopper on the review step; null for one that leads elsewhere. */
export function toReviewNotice(
  outcome: ParsedOrderReply,
  { oldCents, newCents }: { readonly oldCents: number; readonly newCents: number },
): ReviewNotice | null {
  if (outcome.kind === "basketChanged" || outcome.kind === "promoInvalid")
    return { kind: outcome.kind, message: outcome.message };
  if (outcome.kind === "termsNotAccepted") return { kind: "terms", lines: outcome.lines, message: outcome.message };
  if (outcome.kind !== "totalChanged") return null;
  return { kind: "totalChanged", oldCents, newCents: outcome.summary?.total ?? newCents, message: outcome.message };
}
