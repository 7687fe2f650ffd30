import type { CartValidation } from "@store/contract/checkout";
import { cartErrorType } from "@store/contract/shared";
import type { StepNotice } from "../step-work/step-action-data.ts";
import type { OrderOutcome } from "./to-order-outcome.ts";

/** What stands on the review step besides the order. */
export type ReviewNotice =
  | { readonly kind: "none" }
  | {
      readonly kind: "totalChanged";
      readonly oldCents: number;
      readonly newCents: number;
      readonly message: string | null;
    }
  | { readonly kind: "basketChanged" | "promoInvalid"; readonly message: string | null }
  /** What was in the way of the order has been taken out of it: items, or only the installation of items that stay. */
  | { readonly kind: "itemsRemoved"; readonly titles: readonly string[]; readonly isServiceOnly: boolean }
  /** Asking after the attempt; `isOver` when a minute has not told: no second click is offered then. */
  | { readonly kind: "confirming"; readonly isOver: boolean }
  | Extract<StepNotice, { kind: "alert" | "cartInvalid" }>;

export const noNotice: ReviewNotice = { kind: "none" };

/** What was taken out of the order for the cart to be valid. */
export function toRemovedNotice({ errorType, unavailableItems }: CartValidation): ReviewNotice {
  const titles = [...new Set(unavailableItems.map(({ title }) => title))];
  return { kind: "itemsRemoved", titles, isServiceOnly: errorType === cartErrorType.installationServiceUnavailable };
}

/** The notice of an outcome that keeps the shopper on the review step; null for one that leads elsewhere. */
export function toReviewNotice(
  outcome: OrderOutcome,
  { oldCents, newCents }: { readonly oldCents: number; readonly newCents: number },
): ReviewNotice | null {
  if (outcome.kind === "basketChanged" || outcome.kind === "promoInvalid")
    return { kind: outcome.kind, message: outcome.message };
  if (outcome.kind !== "totalChanged") return null;
  return { kind: "totalChanged", oldCents, newCents: outcome.summary?.total ?? newCents, message: outcome.message };
}
