import { cartAlertText, isLineAction } from "@store/shopper-state";
import { invalid, moved } from "@store/ui-kit/form-outcome";
import { type CartCommandName, cartSectionPath, type LineCommandName } from "../../forms/cart-submit.ts";
import {
  type CartOutcome,
  type CartSubmission,
  type CartWork,
  type Command,
  toCart,
  toTypedFields,
} from "./cart-submission.ts";
import { removeDesign, restoreDesign } from "./design-commands.ts";
import { applyPromoCode, applyZipCode, donationAddToCart, removePromoCode } from "./field-commands.ts";
import {
  chooseStore,
  lineCommand,
  loadCart,
  mutateLine,
  readLineFields,
  stepCommand,
  withMutation,
} from "./line-commands.ts";
import type { CartSectionRequest } from "./read-cart-section.ts";
import { submitCheckout } from "./submit-checkout.ts";

const open =
  (section: CartSectionRequest["kind"]): Command =>
  async ({ argument }) =>
    moved(cartSectionPath(section, argument));

/** The commands that are not line actions, by the name that their button submits. */
const commands: Readonly<Record<Exclude<CartCommandName, LineCommandName>, Command>> = {
  update: async () => toCart,
  removeDesign,
  restoreDesign,
  increaseItem: stepCommand(1),
  decreaseItem: stepCommand(-1),
  changeStore: open("pickup"),
  chooseStore,
  showBoxes: open("boxes"),
  showDelivery: open("delivery"),
  applyZipCode,
  applyPromoCode,
  removePromoCode,
  donationAddToCart,
  checkout: submitCheckout,
};

/** The command of a button; undefined if it is unknown. Quantity and fulfillment method are fields of the form. */
function findCommand(name: string): Command | undefined {
  if (name === "updateItem" || name === "updateShipMethod") return undefined;
  return isLineAction(name) ? lineCommand(name) : new Map(Object.entries(commands)).get(name);
}

/** Commands on the whole cart: a line that needs a store blocks them. */
const wholeCart: ReadonlySet<string> = new Set(["update", "checkout"] satisfies CartCommandName[]);

/**
 * Runs a submitted form of the cart: first the input in its lines, then the command of its button. A failure keeps the
 * input.
 */
export async function runCartCommand(submission: CartSubmission): Promise<CartOutcome> {
  const outcome = await run(submission);
  if (outcome.kind === "moved") return outcome;
  const intent = submission.read("intent");
  const fields = { ...toTypedFields(submission.form), ...(outcome.terms && intent !== null && { intent }) };
  return { ...outcome, fields };
}

async function run(submission: CartSubmission): Promise<CartOutcome> {
  const cart = await loadCart(submission.freshClient);
  const command = findCommand(submission.command);
  if (cart === null || command === undefined) return invalid({ problem: cartAlertText });
  const { mutations, errors, needsStore } = readLineFields(cart, submission.read);
  // An error of the line that the command concerns is dropped with it.
  const { [`quantity.${submission.argument}`]: _own, ...others } = errors;
  if (Object.keys(others).length > 0) return invalid({ errors });

  let work: CartWork = { ...submission, cart };
  for (const mutation of mutations) {
    const failure = await mutateLine(work, mutation);
    if (failure) return failure;
    work = withMutation(work, mutation);
  }
  if (needsStore !== null && wholeCart.has(submission.command)) return moved(cartSectionPath("pickup", needsStore));
  return command(work);
}
