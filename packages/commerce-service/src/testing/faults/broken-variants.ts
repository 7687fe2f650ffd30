import type { Payments } from "../../ports/payments.ts";
import { type BrokenVariant, neverWritten, swapSql, unknownAs, wrapAuthorize } from "./sabotage.ts";

const withoutStockCheck = swapSql(
  /where stock\.available >= wanted\.quantity( order by[\s\S]*?)and stock\.available >= locked\.quantity\s+and \(select[\s\S]*?from locked\) = (\$\d+)/,
  "$1and $2::int is not null",
  { where: "available - locked.quantity" },
);

/** A processor that does not say what the holder agreed to, so that anything due counts as approved. */
const forgetApproval =
  ({ tokenizeWallet }: Payments): Payments["tokenizeWallet"] =>
  async (payment) => {
    const tokenized = await tokenizeWallet(payment);
    return tokenized.ok ? { ...tokenized, approvedCents: null } : tokenized;
  };

/** Each one is the service with one bug in PlaceOrder. */
export const brokenVariants: readonly BrokenVariant[] = [
  {
    name: "a basket is placed without a check of its version and status",
    shoppers: "submitsFourTimes",
    ...swapSql(/and "version" = (\$\d+) and "status" = (\$\d+)/, "and $1::int is not null and $2::text is not null", {
      where: '"marked" as',
    }),
    caughtBy: /order_attempt_basket_id_basket_version_key|responded with 500/,
  },
  {
    name: "stock is reserved without a check that it is available",
    shoppers: "lastOfStock",
    ...withoutStockCheck,
    caughtBy: /stock_available_check|responded with 500/,
  },
  {
    name: "stock is sold below zero, without a constraint that forbids it",
    shoppers: "lastOfStock",
    ...withoutStockCheck,
    prepare: ["alter table stock drop constraint stock_available_check"],
    caughtBy: /more units of an item are sold than there were/,
  },
  {
    name: "the stock of a failed order is not returned",
    shoppers: "declined",
    ...swapSql(/available \+ held\.quantity/, "available"),
    caughtBy: /units of \d+ do not add up/,
  },
  {
    name: "the hold of a failed order is not deleted",
    shoppers: "declined",
    ...swapSql(/released as \(delete from stock_hold where attempt_id = (\$\d+)\)/, "released as (select $1::text)"),
    caughtBy: /an ended attempt still holds stock/,
  },
  {
    name: "the tender amounts of a failed order are not returned",
    shoppers: "declined",
    ...swapSql(/balance_cents \+ p\.amount_cents/g, "balance_cents"),
    caughtBy: /cents of (gift card|tender code) \d+ do not add up/,
  },
  {
    name: "the promo code of a failed order stays used",
    shoppers: "secondCardDeclined",
    ...swapSql(/delete from promotion_use where attempt_id = (\$\d+)/, "select $1::text"),
    caughtBy: /a failed attempt still uses a code/,
  },
  {
    name: "a payment is not released when its order fails",
    shoppers: "secondCardDeclined",
    payments: (payments) => ({ ...payments, release: async () => ({ ok: true }) }),
    caughtBy: /a card is charged for no order/,
  },
  {
    name: "only the declined one of two cards is released",
    shoppers: "secondCardDeclined",
    payments: (payments) => ({
      ...payments,
      release: async (reference) => (reference.endsWith("-1") ? { ok: true } : payments.release(reference)),
    }),
    caughtBy: /a card is charged for no order/,
  },
  {
    name: "a missing response of the processor counts as declined",
    shoppers: "responseTimesOut",
    ...wrapAuthorize(unknownAs("declined")),
    caughtBy: /a card is charged for no order|should be placed/,
  },
  {
    name: "a missing response of the processor counts as approved",
    shoppers: "requestLost",
    ...wrapAuthorize(unknownAs("approved")),
    caughtBy: /never authorized|should be failed/,
  },
  {
    name: "each authorization of a card has a new reference",
    shoppers: "responseTimesOut",
    ...wrapAuthorize((payments) => (request) => payments.authorize({ ...request, reference: crypto.randomUUID() })),
    caughtBy: /a card is charged for no order/,
  },
  {
    name: "a wallet pays more than it approved",
    shoppers: "walletOfTooLittle",
    payments: (payments) => ({ ...payments, tokenizeWallet: forgetApproval(payments) }),
    caughtBy: /should be failed and is placed/,
  },
  {
    name: "a sheet pays more than it approved",
    shoppers: "sheetOfTooLittle",
    payments: (payments) => ({ ...payments, tokenizeWallet: forgetApproval(payments) }),
    caughtBy: /should be failed and is placed/,
  },
  {
    name: "the second card is charged a cent more",
    shoppers: "twoCards",
    ...wrapAuthorize(
      (payments) => (request) =>
        payments.authorize(
          request.reference.endsWith("-2") ? { ...request, amountCents: request.amountCents + 1 } : request,
        ),
    ),
    caughtBy: /another amount/,
  },
  {
    name: "the order is reported before it is written",
    shoppers: "plain",
    rewrite: (statement) => (statement.includes('"ordered" as') ? neverWritten(statement) : statement),
    caughtBy: /reported an order that does not exist|never settled/,
  },
  {
    name: "the key of a submission is not stored",
    shoppers: "plain",
    ...swapSql(
      /(select "attempt_id", "basket_id", "basket_version", "session_id", "owner_id", )"attempt_key"/,
      "$1gen_random_uuid()::text",
    ),
    caughtBy: /no key returns the order/,
  },
  {
    name: "the balance of a gift card is not checked",
    shoppers: "sharedGiftCard",
    ...swapSql(/and c\.balance_cents >= w\.amount_cents/, "", { where: "charged as" }),
    prepare: ["alter table gift_card drop constraint gift_card_check"],
    caughtBy: /the issued amount of a gift card differs/,
  },
  {
    name: "a certificate is used again",
    shoppers: "sharedCertificate",
    ...swapSql(/c\.used_at is null and/, ""),
    caughtBy: /a certificate pays for two orders/,
  },
  {
    name: "a code for one order is used by several",
    shoppers: "singleUseCode",
    ...swapSql(/values \((\$\d+), (\$\d+), (\$\d+)\)/, "values ($1, left($2, 0) || $3, $3)", {
      where: 'into "promotion_use"',
    }),
    caughtBy: /a code that may be used once is used twice/,
  },
  {
    name: "the recovery treats every payment as lost",
    shoppers: "responseTimesOut",
    payments: (payments) => ({ ...payments, find: async () => ({ kind: "none" }) }),
    caughtBy: /should be placed and is failed/,
  },
  {
    name: "the recovery finds nothing to do",
    shoppers: "requestLost",
    ...swapSql(/"next_look_at" <= /, "\"next_look_at\" + interval '100 years' <= "),
    caughtBy: /are never settled/,
  },
  {
    name: "the basket of an order stays open",
    shoppers: "plain",
    ...swapSql(/set "status" = (\$\d+)/, "set \"status\" = left($1, 0) || 'placing'", { where: '"ordered" as' }),
    caughtBy: /a basket that is being placed has no running attempt|reported an order and is failed/,
  },
  {
    name: "the tax of an order is a cent more than that of its lines",
    shoppers: "plain",
    ...swapSql(
      /(select "order_id", "attempt_id"[^(]*?)"tax_cents", "total_cents"/,
      '$1"tax_cents" + 1, "total_cents" + 1',
    ),
    caughtBy: /the lines of an order do not add up to its subtotal and tax/,
  },
];
