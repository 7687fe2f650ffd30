import type { LineAction } from "@store/shopper-state";
import type { MouseEvent } from "react";
import { cartStep } from "../steps/step-table.ts";

/** The argument of "Checkout Now" for a shopper who has seen the list of large boxes. */
export const pastOversized = "pastOversized";

/** The cart's one form: controls of its lines belong to it by their `form` attribute. */
export const cartFormId = "cart-form";

/** The field with the terms that a line accepts with its change, or with its order. */
export function termsFieldOf(lineId: string): string {
  return `terms.${lineId}`;
}

/** The line actions that have a button. */
export type LineCommandName = Exclude<LineAction, "updateItem" | "updateShipMethod">;

/** The commands of the buttons in the cart's forms. */
export type CartCommandName =
  | LineCommandName
  | "removeDesign"
  | "restoreDesign"
  | "update"
  | "increaseItem"
  | "decreaseItem"
  | "changeStore"
  | "chooseStore"
  | "showBoxes"
  | "showDelivery"
  | "applyZipCode"
  | "applyPromoCode"
  | "removePromoCode"
  | "donationAddToCart"
  | "checkout";

/** The attributes with which a button names its command and its argument. */
export function intentOf(command: CartCommandName, argument?: string) {
  return { type: "submit", name: "intent", value: argument ? `${command}:${argument}` : command } as const;
}

/** The same for a button outside the cart's form. */
export function submitsCart(command: CartCommandName, argument?: string) {
  return { ...intentOf(command, argument), form: cartFormId } as const;
}

/** The URL of the cart with one of its sections open. */
export function cartSectionPath(kind: string, argument = ""): string {
  return `${cartStep.path}?${new URLSearchParams({ [kind]: argument })}`;
}

/** For a button whose form is posted only without scripts: with scripts, the click runs `work` instead. */
export function insteadOfPost(work: () => void) {
  return (event: Pick<MouseEvent, "preventDefault">): void => {
    event.preventDefault();
    work();
  };
}
