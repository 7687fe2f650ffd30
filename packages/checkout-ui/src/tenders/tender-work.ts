import type { CheckoutModel } from "@store/contract/checkout";
import type { OrderSummary } from "@store/contract/shared";
import type { VerifyPromoReply } from "@store/contract/tenders";
import { formatPrice } from "@store/price-format";
import type { StoreSite } from "@store/shopper-state";
import type { FormOutcome, Invalid, Moved } from "@store/ui-kit/form-outcome";
import type { CardEntry } from "../card/check-card-draft.ts";
import { type CallFailed, type CartInvalid, type StepCall, toFailed } from "../step-work/step-outcome.ts";
import type { PreparedCall } from "./tender-calls.ts";

/** The input of a tender command, in the browser or on the page's server. */
export interface TenderWork {
  readonly call: StepCall;
  readonly model: CheckoutModel;
  readonly site: Pick<StoreSite, "paymentProvider" | "locale">;
  /** The text of a field, such as `giftCard.number`; null if the form has none. */
  readonly read: (name: string) => string | null;
  /** The argument of the command, such as the reference of a tender; empty if the form determines it. */
  readonly argument: string;
  /** Known only to the browser; null on the page's server. */
  readonly browser: {
    /** The payment provider's session in this tab; empty without one. */
    readonly tnsSession: string;
    /** The typed card of the card form, if it is valid. */
    readonly typedCard: CardEntry | null;
  } | null;
}

/** A command that has changed the tenders, or looked something up. */
export interface TenderDone {
  readonly kind: "done";
  readonly announcement: string;
  readonly isPromotionRemoved?: boolean;
  /** The amounts of the summary after a lookup. */
  readonly rewards?: Pick<OrderSummary, "rewardsTotal" | "rewardsExceedOrderTotalMessage">;
}

/** Promotions that cannot be combined: the shopper selects one. */
export interface PromoChoice {
  readonly kind: "promoChoice";
  readonly promotions: VerifyPromoReply["promotions"];
}

/** What became of a command; `isOutdated` if the page shows other tenders than the service has. */
export type TenderOutcome = Exclude<
  FormOutcome<TenderDone | PromoChoice | CartInvalid | CallFailed, { readonly isOutdated?: boolean }>,
  Moved
>;

export type TenderCommand = (work: TenderWork) => Promise<TenderOutcome>;

const refusedText = "We could not do this. Please try again.";

/** The refusal of a field with the service's message, or with a general text. */
export function toRefusal(field: string, message: string | null | undefined): Invalid {
  return { kind: "invalid", errors: { [field]: message || refusedText } };
}

/** A command that has taken effect. */
export function toDone(announcement: string, more?: Omit<TenderDone, "kind" | "announcement">): TenderOutcome {
  return { kind: "shown", data: { kind: "done", announcement, ...more } };
}

/** Whether a command has taken effect. */
export const isDone = (outcome: TenderOutcome) => outcome.kind === "shown" && outcome.data.kind === "done";

interface TenderAnswer {
  readonly isSuccess: boolean;
  readonly message?: string | null | undefined;
  readonly orderSummary?: OrderSummary | undefined;
}

/**
 * Sends a call that changes the tenders. A refusal becomes an error of `field`; a success is announced as `done` with the
 * remaining amount.
 */
export async function sendTenderCall(
  { call, site, model }: TenderWork,
  { operation, request }: PreparedCall<TenderAnswer>,
  { field, done }: { readonly field: string; readonly done: string },
): Promise<TenderOutcome> {
  const result = await call(operation, request);
  if (!result.ok) return toFailed(result.failure, operation);
  const { isSuccess, message, orderSummary } = result.value;
  if (!isSuccess) {
    // Another tab changed the tenders, or a response was lost.
    const isOutdated = orderSummary !== undefined && orderSummary.tendersTotal !== model.orderSummary.tendersTotal;
    return { kind: "invalid", errors: { [field]: message || refusedText }, isOutdated };
  }
  return toDone(orderSummary ? `${done} ${toRemainingText(orderSummary, site)}` : done);
}

/** Whether a call failed with an unknown outcome or because the service is unavailable, rather than being refused. */
export function isUnanswered(outcome: TenderOutcome): boolean {
  if (outcome.kind !== "shown" || outcome.data.kind !== "failed") return false;
  const { kind } = outcome.data.failure;
  return kind === "network" || kind === "http" || kind === "unreadableReply";
}

/** The remaining amount as a sentence. */
function toRemainingText({ amountDue, currency }: OrderSummary, { locale }: Pick<StoreSite, "locale">): string {
  if (amountDue === 0) return "Nothing is left to pay.";
  return `${formatPrice(amountDue, { currency, locale })} is left to pay.`;
}
