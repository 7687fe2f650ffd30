import type { Authorization, Payments } from "../ports/payments.ts";
import type { roughShoppers } from "./random-wave.ts";
import type { Sabotage } from "./sabotage.ts";

/** A deliberate bug, and how it is detected. */
export interface BrokenVariant extends Sabotage {
  name: string;
  /** The shoppers that can trigger it. */
  shoppers: keyof typeof roughShoppers;
  /** A pattern of the check that fails: a rule of the audit, a check of the run, or a constraint of the database. */
  caughtBy: RegExp;
}

/**
 * Replaces a part of one statement. If the code no longer has it, nothing is replaced and the variant is not detected.
 */
const replacing = (piece: RegExp, by: string, { where }: { where?: string } = {}) => ({
  rewrite: (statement: string) =>
    where === undefined || statement.includes(where) ? statement.replace(piece, by) : statement,
});

const authorizing = (change: (payments: Payments) => Payments["authorize"]) => ({
  payments: (payments: Payments): Payments => ({ ...payments, authorize: change(payments) }),
});

const unknownAs =
  (kind: "approved" | "declined") =>
  ({ authorize }: Payments): Payments["authorize"] =>
  async (request) => {
    const answer = await authorize(request);
    if (answer.kind !== "unknown") return answer;
    return (kind === "approved" ? { kind } : { kind, code: "generic" }) satisfies Authorization;
  };

const noQuestion = /and stock\.available >= locked\.quantity\s+and \(select[\s\S]*?from locked\) = (\$\d+)/;

/** Each is the service with one bug in PlaceOrder. */
export const brokenVariants: readonly BrokenVariant[] = [
  {
    name: "a basket is placed whatever its version and state",
    shoppers: "pressesFourTimes",
    ...replacing(/and "version" = (\$\d+) and "status" = (\$\d+)/, "and $1::int is not null and $2::text is not null", {
      where: '"marked" as',
    }),
    caughtBy: /order_attempt_basket_id_basket_version_key|answered 500/,
  },
  {
    name: "stock is taken without asking whether it is there",
    shoppers: "lastOfStock",
    ...replacing(noQuestion, "and $1::int is not null", {
      where: "available - locked.quantity",
    }),
    caughtBy: /stock_available_check|answered 500/,
  },
  {
    name: "stock is sold below zero, with no constraint that forbids it",
    shoppers: "lastOfStock",
    ...replacing(noQuestion, "and $1::int is not null", {
      where: "available - locked.quantity",
    }),
    prepare: ["alter table stock drop constraint stock_available_check"],
    caughtBy: /more units of an item are sold than there were/,
  },
  {
    name: "stock of a failed order stays away",
    shoppers: "declined",
    ...replacing(/available \+ held\.quantity/, "available"),
    caughtBy: /units of \d+ do not add up/,
  },
  {
    name: "the hold of a failed order stays",
    shoppers: "declined",
    ...replacing(/released as \(delete from stock_hold where attempt_id = (\$\d+)\)/, "released as (select $1::text)"),
    caughtBy: /an ended attempt still holds stock/,
  },
  {
    name: "the money of a failed order stays away",
    shoppers: "declined",
    ...replacing(/balance_cents \+ p\.amount_cents/g, "balance_cents"),
    caughtBy: /cents of (gift card|tender code) \d+ do not add up/,
  },
  {
    name: "the code of a failed order stays used",
    shoppers: "secondCardDeclined",
    ...replacing(/delete from promotion_use where attempt_id = (\$\d+)/, "select $1::text"),
    caughtBy: /a failed attempt still uses a code/,
  },
  {
    name: "a payment is not released when its order fails",
    shoppers: "secondCardDeclined",
    payments: (payments) => ({ ...payments, release: async () => ({ ok: true }) }),
    caughtBy: /a card is charged for no order/,
  },
  {
    name: "of two cards only the declined one is released",
    shoppers: "secondCardDeclined",
    payments: (payments) => ({
      ...payments,
      release: async (reference) => (reference.endsWith("-1") ? { ok: true } : payments.release(reference)),
    }),
    caughtBy: /a card is charged for no order/,
  },
  {
    name: "no answer is read as declined",
    shoppers: "answerTimesOut",
    ...authorizing(unknownAs("declined")),
    caughtBy: /a card is charged for no order|should be placed/,
  },
  {
    name: "no answer is read as approved",
    shoppers: "requestLost",
    ...authorizing(unknownAs("approved")),
    caughtBy: /never authorized|should be failed/,
  },
  {
    name: "a card is asked under a new reference each time",
    shoppers: "answerTimesOut",
    ...authorizing((payments) => (request) => payments.authorize({ ...request, reference: crypto.randomUUID() })),
    caughtBy: /a card is charged for no order/,
  },
  {
    name: "card two pays a cent more",
    shoppers: "twoCards",
    ...authorizing(
      (payments) => (request) =>
        payments.authorize(
          request.reference.endsWith("-2") ? { ...request, amountCents: request.amountCents + 1 } : request,
        ),
    ),
    caughtBy: /another amount/,
  },
  {
    name: "the order is answered before it is written",
    shoppers: "plain",
    rewrite: (statement) => (statement.includes('"ordered" as') ? unwritten(statement) : statement),
    caughtBy: /answered an order that is not there|never settled/,
  },
  {
    name: "the key of a press is not stored",
    shoppers: "plain",
    ...replacing(
      /(select "attempt_id", "basket_id", "basket_version", "session_id", "owner_id", )"attempt_key"/,
      "$1gen_random_uuid()::text",
    ),
    caughtBy: /no key tells of the order/,
  },
  {
    name: "the balance of a gift card is not asked",
    shoppers: "sharedGiftCard",
    ...replacing(/and c\.balance_cents >= w\.amount_cents/, "", { where: "charged as" }),
    prepare: ["alter table gift_card drop constraint gift_card_check"],
    caughtBy: /the issued amount of a gift card differs/,
  },
  {
    name: "a certificate is used again",
    shoppers: "sharedCertificate",
    ...replacing(/c\.used_at is null and/, ""),
    caughtBy: /a certificate pays for two orders/,
  },
  {
    name: "a code for one order is used by many",
    shoppers: "singleUseCode",
    ...replacing(/values \((\$\d+), (\$\d+), (\$\d+)\)/, "values ($1, left($2, 0) || $3, $3)", {
      where: 'into "promotion_use"',
    }),
    caughtBy: /a code that may be used once is used twice/,
  },
  {
    name: "the recovery takes every payment for lost",
    shoppers: "answerTimesOut",
    payments: (payments) => ({ ...payments, find: async () => ({ kind: "none" }) }),
    caughtBy: /should be placed and is failed/,
  },
  {
    name: "the recovery finds nothing to do",
    shoppers: "requestLost",
    ...replacing(/"next_look_at" <= /, "\"next_look_at\" + interval '100 years' <= "),
    caughtBy: /are never settled/,
  },
  {
    name: "the basket of an order stays open",
    shoppers: "plain",
    ...replacing(/set "status" = (\$\d+)/, "set \"status\" = left($1, 0) || 'placing'", { where: '"ordered" as' }),
    caughtBy: /a basket that is being placed has no running attempt|an order and is not/,
  },
  {
    name: "tax is a cent more on the order than on its lines",
    shoppers: "plain",
    ...replacing(
      /(select "order_id", "attempt_id"[^(]*?)"tax_cents", "total_cents"/,
      '$1"tax_cents" + 1, "total_cents" + 1',
    ),
    caughtBy: /the lines of an order do not add up to its subtotal and tax/,
  },
];

// As if its transaction were lost after the answer: something comes back, and nothing is there.
function unwritten(statement: string): string {
  const count = Math.max(...[...statement.matchAll(/\$(\d+)/g)].map(([, at]) => Number(at)));
  const parameters = Array.from({ length: count }, (_, at) => `$${at + 1}::text`);
  return `select 'written' as attempt_id where concat(${parameters.join(", ")}) is not null`;
}
