import { isLineAction } from "@store/shopper-state";
import { type CartCommandName, cartSectionPath, type LineCommandName } from "../cart-submit.ts";
import { type Command, toCart } from "./cart-submission.ts";
import { applyPromoCode, applyZipCode, donationAddToCart, removePromoCode } from "./field-commands.ts";
import { chooseStore, lineCommand, stepCommand } from "./line-commands.ts";
import type { CartSectionRequest } from "./read-cart-section.ts";
import { submitCheckout } from "./submit-checkout.ts";

const open =
  (section: CartSectionRequest["kind"]): Command =>
  async ({ argument }) => ({ kind: "redirect", path: cartSectionPath(section, argument) });

/** The commands that are no line action, by the name that their button submits. */
const commands: Readonly<Record<Exclude<CartCommandName, LineCommandName>, Command>> = {
  update: async () => toCart,
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

/** The command that a button names; undefined when there is none. Quantity and fulfillment method are fields of the form. */
export function findCommand(name: string): Command | undefined {
  if (name === "updateItem" || name === "updateShipMethod") return undefined;
  return isLineAction(name) ? lineCommand(name) : new Map(Object.entries(commands)).get(name);
}
