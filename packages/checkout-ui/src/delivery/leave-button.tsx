import { Button, type ButtonVariant } from "@store/ui-kit/button";
import type { ReactNode } from "react";
import { insteadOfPost } from "../forms/cart-submit.ts";
import { toRecipientsPath } from "../recipients/recipients-view.ts";
import { cartStep, deliveryStep, shippingStep } from "../steps/step-table.ts";

/** Where the step leads besides Next. */
const places = {
  /** The form that sends one line elsewhere. */
  item: (id: string) => toRecipientsPath(deliveryStep, { kind: "item", id }),
  /** The form that ships everything of a pickup. */
  recipient: (id: string) => toRecipientsPath(deliveryStep, { kind: "recipient", id }),
  shipping: () => shippingStep.path,
  cart: () => cartStep.path,
};
type Place = keyof typeof places;

const command = "leave";

/** The page that a button of the step opens after the step is saved; null for another command. */
export function toLeavePath(intent: string): string | null {
  const [name, kind, ...id] = intent.split(":");
  const place = name === command ? Object.entries(places).find(([known]) => known === kind)?.[1] : undefined;
  return place?.(id.join(":")) ?? null;
}

export interface LeaveButtonProps {
  readonly place: Place;
  /** The id of the line or recipient. */
  readonly id?: string;
  readonly variant?: ButtonVariant;
  /** Saves the step, then opens a page. */
  readonly onLeave: (path: string) => void;
  readonly children: ReactNode;
}

/** Leaves the step for one of its places. The step is saved first, so that nothing chosen on it is lost. */
export function LeaveButton({ place, id = "", variant = "quiet", onLeave, children }: LeaveButtonProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={`${command}:${place}:${id}`}
      variant={variant}
      onClick={insteadOfPost(() => onLeave(places[place](id)))}
    >
      {children}
    </Button>
  );
}
