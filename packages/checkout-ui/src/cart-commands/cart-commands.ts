import type { Cart } from "@store/contract/cart";
import { tidyPostalCode } from "@store/postal-and-address";
import {
  applyOptimistic,
  type CartChangeName,
  cartAlertText,
  cartCalls,
  cartChanges,
  createMutation,
  type FieldAnswer,
  type LineAction,
  type LineInput,
  lineMutations,
  type PendingMutation,
  sendCartChange,
  toFieldAnswer,
} from "@store/shopper-state";
import { type CartCommandName, cartSectionPath } from "../cart/cart-submit.ts";
import { checkPostalCodeText } from "../cart-summary/check-postal-code-text.ts";
import { checkPromoCode } from "../cart-summary/check-promo-code.ts";
import { checkDonation, donationCents } from "../cart-summary/donation-cents.ts";
import { cartStep } from "../steps/step-table.ts";
import { type CartOutcome, type CartWork, readText } from "./cart-submission.ts";
import { sendLineMutation } from "./send-line-mutation.ts";
import { submitCheckout } from "./submit-checkout.ts";

type Command = (work: CartWork) => Promise<CartOutcome>;

const toCart: CartOutcome = { kind: "redirect", path: cartStep.path };
const go = (path: string): CartOutcome => ({ kind: "redirect", path });
const invalid = (field: string, message: string): CartOutcome => ({ kind: "invalid", errors: { [field]: message } });

/** Performs a line action; its failure is shown where the mutation table says. */
export async function mutate(work: CartWork, mutation: PendingMutation): Promise<CartOutcome | null> {
  const answer = await sendLineMutation(work, mutation);
  if (answer.isSuccess) return null;
  const { errorPlace } = lineMutations[mutation.action];
  if (errorPlace === "line") return invalid(`line.${mutation.lineId}`, answer.message);
  return { kind: "invalid", problem: answer.message };
}

/** A line action of the mutation table, then the cart, with a notice that offers its undo where there is one. */
function line(action: LineAction, { notice }: { notice?: string } = {}): Command {
  return async (work) => {
    const mutation = createLineMutation(work.cart, action, work.argument);
    const failure = mutation && (await mutate(work, mutation));
    return failure ?? (notice ? go(cartSectionPath(notice, work.argument)) : toCart);
  };
}

// A removed line is in no cart that the service sends.
function createLineMutation(cart: Cart, action: LineAction, lineId: string, input?: LineInput): PendingMutation | null {
  if (action !== "restoreItem") return createMutation(cart, action, lineId, input);
  return { action, lineId, sku: "", shipMethod: 1, quantity: 0, isSent: false };
}

/** One more or one less of a line, at the ends of the range nothing. */
function step(by: 1 | -1): Command {
  return async (work) => {
    const shown = work.cart.lineItems.find(({ id }) => id === work.argument);
    const quantity = (shown?.priceQuantityTotals.quantity ?? 0) + by;
    const mutation = createMutation(work.cart, "updateItem", work.argument, { quantity });
    return (mutation && (await mutate(work, mutation))) ?? toCart;
  };
}

const open =
  (section: string): Command =>
  async ({ argument }) =>
    go(cartSectionPath(section, argument));

const chooseStore: Command = async (work) => {
  const locationId = readText(work.form, "store");
  if (!locationId) return invalid("store", "Please choose a store.");
  const mutation = createMutation(work.cart, "updateShipMethod", work.argument, { locationId });
  return (mutation && (await mutate(work, mutation))) ?? toCart;
};

interface FieldCommand {
  readonly field: string;
  readonly check: (typed: string, work: CartWork) => string | null;
  readonly send: (typed: string, work: CartWork) => Promise<FieldAnswer>;
}

/** A form of one field, checked as it is with scripts. */
function field({ field: name, check, send }: FieldCommand): Command {
  return async (work) => {
    const typed = readText(work.form, name) ?? "";
    const problem = check(typed, work);
    if (problem !== null) return invalid(name, problem);
    const answer = await send(typed, work);
    return answer.isSuccess ? toCart : invalid(name, answer.message);
  };
}

async function change({ client }: CartWork, name: CartChangeName, text: string): Promise<FieldAnswer> {
  return toFieldAnswer(await sendCartChange(client, name, text), cartChanges[name].texts);
}

const tidied = (typed: string, { store }: CartWork) => tidyPostalCode(typed, { country: store.site });

/** Gives by a button that names its amount, or by a typed amount. */
const donate = field({
  field: "donation",
  check: (typed, { argument }) => (argument ? null : checkDonation(typed)),
  send: async (typed, { argument, client, store }) => {
    const amount = argument ? Number(argument) : donationCents(typed);
    const request = { sku: store.donation?.sku ?? "", amount };
    return toFieldAnswer(await client.call(cartCalls.donationAddToCart, request), { fallback: cartAlertText });
  },
});

/** Every command of the cart's forms, by the name that its button submits. */
export const cartCommands: Readonly<Record<CartCommandName, Command>> = {
  update: async () => toCart,
  increaseItem: step(1),
  decreaseItem: step(-1),
  removeItem: line("removeItem", { notice: "removed" }),
  removeItemFromSaveForLater: line("removeItemFromSaveForLater", { notice: "removed" }),
  restoreItem: line("restoreItem"),
  saveForLater: line("saveForLater"),
  moveToCart: line("moveToCart"),
  removeInstallationService: line("removeInstallationService", { notice: "uninstalled" }),
  restoreInstallationService: line("restoreInstallationService"),
  changeStore: open("pickup"),
  chooseStore,
  showBoxes: open("boxes"),
  showDelivery: open("delivery"),
  applyZipCode: field({
    field: "postalCode",
    check: (typed, work) => checkPostalCodeText(tidied(typed, work), work.store.site, work.cart.messages),
    send: (typed, work) => change(work, "applyZipCode", tidied(typed, work)),
  }),
  applyPromoCode: field({
    field: "promoCode",
    check: checkPromoCode,
    send: (typed, work) => change(work, "applyPromoCode", typed),
  }),
  removePromoCode: field({
    field: "promoCode",
    check: () => null,
    send: (_typed, work) => change(work, "removePromoCode", work.argument),
  }),
  donationAddToCart: donate,
  checkout: submitCheckout,
};

/** The cart after a mutation that the service has taken. */
export function withMutation(work: CartWork, mutation: PendingMutation): CartWork {
  return { ...work, cart: applyOptimistic(work.cart, [mutation]) };
}
