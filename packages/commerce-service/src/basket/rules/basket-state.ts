import type { Basket, BasketChoices, BasketLine, RecipientChoice } from "../basket.ts";
import { type BasketContext, type LoadedBasket, type ResolvedLine, resolveLines } from "../basket-context.ts";
import { allocatePayment, type PaymentAllocation } from "./allocate-payment.ts";
import { type PricedBasket, priceBasket } from "./price-basket.ts";
import { toEmail } from "./to-email.ts";
import { type BasketRecipient, toRecipients } from "./to-recipients.ts";

/** A step of the checkout by its number; 1 is always open. */
export type CheckoutStep = 1 | 2 | 3 | 4;

/** The path of each step, and the message for a shopper who opens it too early. */
export const checkoutSteps: Readonly<Record<CheckoutStep, { path: string; missing: string }>> = {
  1: { path: "/checkout/shipping", missing: "Please start with your shipping address." },
  2: { path: "/checkout/shippingandgiftoptions", missing: "Please enter your shipping address first." },
  3: { path: "/checkout/paymentandbilling", missing: "Please choose how your order is delivered first." },
  4: { path: "/checkout/review", missing: "Please enter your payment first." },
};

/** A basket with everything that is computed from it and from current data. */
export interface BasketState extends LoadedBasket {
  /** The lines to order. */
  lines: ResolvedLine[];
  recipients: BasketRecipient[];
  priced: PricedBasket;
  paid: PaymentAllocation;
  /** The furthest step that the data allows, whatever was reached before. */
  reachableStep: CheckoutStep;
  /** The time of the computation. */
  now: Date;
}

/** Computes the price, the payment and the reachable step of a basket. */
export function toBasketState(loaded: LoadedBasket, now: Date): BasketState {
  const lines = resolveLines(loaded);
  const recipients = toRecipients(loaded, lines);
  const priced = priceBasket(loaded, recipients, lines, now);
  const paid = allocatePayment(loaded, priced, now);
  const reachableStep = findReachableStep({ ...loaded, recipients, priced, paid });
  return { ...loaded, lines, recipients, priced, paid, reachableStep, now };
}

/** The reached step of the checkout: at most the stored one, and at most what the data still allows. */
export function getReachedStep({ basket, reachableStep }: Pick<BasketState, "basket" | "reachableStep">): CheckoutStep {
  return basket.reachedStep < reachableStep ? basket.reachedStep : reachableStep;
}

/** The part of a checkout that decides its reachable step. */
interface CheckoutProgress extends Pick<LoadedBasket, "basket"> {
  basketContext: Pick<BasketContext, "account">;
  recipients: readonly Pick<BasketRecipient, "id" | "choice" | "place" | "address">[];
  priced: Pick<PricedBasket, "shipments">;
  paid: Pick<PaymentAllocation, "isCovered">;
}

/**
 * The furthest step that the data allows, whatever was reached before. The address includes an e-mail address; for
 * pickup only, the contact does.
 */
function findReachableStep({ basket, basketContext, recipients, priced, paid }: CheckoutProgress): CheckoutStep {
  const people = recipients.filter(({ place }) => place !== null);
  const hasEmail = toEmail({ basket, basketContext }) !== undefined;
  if (people.some(({ address }) => address === null) || (people.length > 0 && !hasEmail)) return 1;
  const isChosen = priced.shipments.every(({ id, recipientId, kind, levels }) => {
    const choice = recipients.find((recipient) => recipient.id === recipientId)?.choice;
    if (kind === "pickup") return choice?.pickupContact !== undefined;
    return levels.some(({ level }) => level === choice?.serviceLevels?.[id]);
  });
  if (!isChosen || !hasEmail) return 2;
  return paid.isCovered ? 4 : 3;
}

/** The basket with one changed line; the others stay the same objects, so that only this one is written. */
export function withLine(basket: Basket, lineId: string, change: Partial<BasketLine>): Basket {
  return { ...basket, lines: basket.lines.map((line) => (line.lineId === lineId ? { ...line, ...change } : line)) };
}

/** The basket with a line added at the end. */
export function withNewLine(basket: Basket, line: Omit<BasketLine, "position">): Basket {
  const position = Math.max(0, ...basket.lines.map((one) => one.position)) + 1;
  return { ...basket, lines: [...basket.lines, { ...line, position }] };
}

/** The basket without some of its lines. */
export function withoutLines(basket: Basket, lineIds: ReadonlySet<string>): Basket {
  return { ...basket, lines: basket.lines.filter(({ lineId }) => !lineIds.has(lineId)) };
}

/** The basket with changed selections; undefined removes a selection. */
export function withChoices(
  basket: Basket,
  changes: { [Name in keyof BasketChoices]?: BasketChoices[Name] | undefined },
): Basket {
  // JSON has no undefined values, so they are removed here as well.
  const entries = Object.entries({ ...basket.choices, ...changes }).filter(([, value]) => value !== undefined);
  return { ...basket, choices: Object.fromEntries(entries) };
}

/** The basket with changed selections of one recipient; a new one is added at the end. */
export function withRecipient(
  basket: Basket,
  id: string,
  changes: { [Name in keyof RecipientChoice]?: RecipientChoice[Name] | undefined },
): Basket {
  const known = basket.choices.recipients ?? [];
  const old = known.find((recipient) => recipient.id === id);
  const entries = Object.entries({ ...old, ...changes, id }).filter(([, value]) => value !== undefined);
  const changed = Object.fromEntries(entries) as unknown as RecipientChoice;
  const recipients = old ? known.map((recipient) => (recipient === old ? changed : recipient)) : [...known, changed];
  return withChoices(basket, { recipients });
}

/** A line without selections. */
export const plainLine = {
  state: "cart",
  options: {},
  addRecord: {},
  recipientId: null,
  locationId: null,
  hasInstallation: false,
  registryCode: null,
} as const satisfies Partial<BasketLine>;
