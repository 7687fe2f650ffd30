import { displayCardType } from "@store/card-validation";
import { toAddressText, toPaymentName } from "@store/contract/shared";
import { toCountry } from "../../basket/rules/to-ship-to.ts";
import type { AttemptCard, OrderAttemptRow } from "../../database/schema.ts";
import type { DraftLine, DraftRecipient, OrderDraft } from "../../database/tables/order-draft.ts";
import { toStyleText } from "../../line-options/line-personalization.ts";
import type { OrderPlaced } from "../../ports/mailer.ts";
import { toRegistryLabel, toRegistryText } from "../../registries/registry-record.ts";
import { toLinePicture } from "../../views/to-picture.ts";

/** The content of the mail about a placed order, except its number, which the database assigns. */
export function toOrderMail(
  { draft, cards }: Pick<OrderAttemptRow, "draft" | "cards">,
  orderPath: string,
): Omit<OrderPlaced, "orderNumber"> {
  const { currency, lines, shipments, recipients, isTaxExempt, totals } = draft;
  const { subtotalCents, servicesCents, discountCents, shippingCents, surchargeCents, taxCents, totalCents } = totals;
  return {
    kind: "orderPlaced",
    firstName: findBuyerName(draft),
    orderPath,
    currency,
    lines: lines.toSorted(byDesign(lines)).map(({ title, quantity, totalCents: lineCents, options, ...line }) => ({
      ...toLinePicture(line),
      title,
      details: toDetails({ options, ...line }),
      quantity,
      totalCents: lineCents,
      ...(options.sectional && { designName: options.sectional.name }),
    })),
    shipments: shipments.map(({ label, estimate, recipientId }) => ({
      label,
      estimate,
      ...toDestination(recipients.find(({ id }) => id === recipientId)),
    })),
    payments: [...draft.tenders, ...cards].map(toMailPayment),
    totals: {
      subtotalCents,
      servicesCents,
      discountCents,
      shippingCents,
      surchargeCents,
      taxCents: isTaxExempt ? null : taxCents,
      totalCents,
    },
  };
}

/** A payment by its name, as the order shows it. */
function toMailPayment(
  payment: OrderDraft["tenders"][number] | AttemptCard,
): NonNullable<OrderPlaced["payments"]>[number] {
  const { amountCents, lastFour } = payment;
  if (payment.kind === "card") {
    return { label: `${displayCardType(payment.type ?? "Unspecified")} ending in ${lastFour}`, amountCents };
  }
  const payer = "payer" in payment && payment.payer;
  return { label: toPaymentName({ kind: payment.kind, lastFour }), ...(payer && { payer }), amountCents };
}

/** What a line has besides its title, for which registry it is, and whether it can be returned. */
function toDetails({
  optionText,
  options,
  registry,
  returnsText,
}: Pick<DraftLine, "optionText" | "options" | "registry" | "returnsText">): string[] {
  const style = toStyleText(options.design);
  const texts = [optionText, options.text, style, registry && toRegistryText(registry.name), returnsText];
  return texts.filter((text) => typeof text === "string");
}

function findBuyerName({ billingAddress, recipients }: OrderDraft): string {
  const names = recipients
    .filter(({ registryName }) => !registryName)
    .map(({ address, choices }) => address?.firstName ?? choices.pickupContact?.firstName);
  return billingAddress?.firstName ?? names.find(Boolean) ?? "";
}

/** Who gets a part and where; of a pickup the label names the store. */
function toDestination(recipient: DraftRecipient | undefined): { name: string; place: string } {
  if (recipient?.registryName) return { name: toRegistryLabel(recipient.registryName), place: "" };
  if (!recipient?.address) {
    const { firstName = "", lastName = "" } = recipient?.choices.pickupContact ?? {};
    return { name: `${firstName} ${lastName}`.trim(), place: "" };
  }
  const { firstName, lastName, country } = recipient.address;
  return { name: `${firstName} ${lastName}`, place: toAddressText(recipient.address, toCountry(country)) };
}

/** Puts the lines of a design together at the place of the first of them. */
function byDesign(lines: OrderDraft["lines"]) {
  const placeOf = (line: OrderDraft["lines"][number]) => {
    const { sectional } = line.options;
    return lines.findIndex((other) => other === line || (sectional && other.options.sectional?.id === sectional.id));
  };
  return (one: OrderDraft["lines"][number], other: OrderDraft["lines"][number]) => placeOf(one) - placeOf(other);
}
