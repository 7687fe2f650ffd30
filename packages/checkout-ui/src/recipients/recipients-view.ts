import type { CheckoutModel, Recipient } from "@store/contract/checkout";
import { type CartLine, toAddressee } from "@store/contract/shared";
import { useEffect, useRef } from "react";
import { isPickedUp } from "../steps/is-picked-up.ts";
import { type Step, shippingStep } from "../steps/step-table.ts";

/** The view that a step's URL requests: all recipients, or one line or recipient to send elsewhere. */
export type RecipientsView =
  | { readonly kind: "several" }
  | { readonly kind: "item" | "recipient"; readonly id: string };

/** Parses the view in the URL of a step; null for the step itself. */
export function readRecipientsView(params: URLSearchParams | undefined): RecipientsView | null {
  for (const kind of ["item", "recipient"] as const) {
    const id = params?.get(kind);
    if (id) return { kind, id };
  }
  return params?.has("several") ? { kind: "several" } : null;
}

/** The address under which a step shows it. */
export function toRecipientsPath({ path }: Pick<Step, "path">, view: RecipientsView): string {
  return view.kind === "several" ? `${path}?several` : `${path}?${new URLSearchParams({ [view.kind]: view.id })}`;
}

/** The path of the list of recipients: the shipping step with a parameter, or the delivery step itself. */
export function toListPath(step: Pick<Step, "path">): string {
  return step.path === shippingStep.path ? toRecipientsPath(step, { kind: "several" }) : step.path;
}

/** What is sent elsewhere: a line, or everything of a recipient or a pickup store. */
export interface Subject {
  /** Who gets it until then. */
  readonly recipient: Recipient;
  /** Null for everything of the recipient. */
  readonly line: CartLine | null;
}

/** The line or recipient of a view; null if the view has none or if it no longer exists. */
export function findSubject(model: CheckoutModel | null, view: RecipientsView | null): Subject | null {
  if (view === null || view.kind === "several") return null;
  for (const recipient of model?.shippingOptions.recipients ?? []) {
    if (view.kind === "recipient" && recipient.id === view.id) return { recipient, line: null };
    const line = view.kind === "item" ? listLines(recipient).find(({ id }) => id === view.id) : undefined;
    if (line) return { recipient, line };
  }
  return null;
}

/** Everything that a recipient gets. */
export function listLines({ shipments }: Pick<Recipient, "shipments">): readonly CartLine[] {
  return shipments.flatMap(({ lineItems }) => lineItems);
}

/** All recipients except the pickup stores. */
export function listSentRecipients(model: CheckoutModel | null): readonly Recipient[] {
  return (model?.shippingOptions.recipients ?? []).filter((recipient) => !isPickedUp(recipient));
}

/** Whether the order could be sent to several recipients: it has several units, or several addresses already. */
export function canBeShared(model: CheckoutModel | null): boolean {
  const sent = listSentRecipients(model);
  const pieces = sent.flatMap(listLines).reduce((sum, line) => sum + line.priceQuantityTotals.quantity, 0);
  return pieces > 1 || sent.length > 1;
}

/** Names a recipient on a page: "For Maya Okafor in Chicago". */
export function toRecipientTitle({ address, store }: Pick<Recipient, "address" | "store">): string {
  if (store) return `Pick up at ${store.name}`;
  if (!address) return "Delivery";
  // The label of what stands for an address is no name of a person.
  if (address.label !== undefined) return address.label;
  return address.city ? `For ${toAddressee(address)} in ${address.city}` : `For ${toAddressee(address)}`;
}

/** Focuses the heading of a view that a click has opened. After a page load the focus stays where it is. */
export function useViewFocus(params: URLSearchParams | undefined): void {
  const view = params?.toString() ?? "";
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.querySelector<HTMLElement>('[data-part="checkout-main"] h2[tabindex]')?.focus();
  }, [view]);
}
