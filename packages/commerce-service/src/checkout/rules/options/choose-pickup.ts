import type { PickupOptions } from "@store/contract/checkout";
import type { Site } from "@store/contract/shared";
import type { BasketRecipient } from "../../../basket/rules/to-recipients.ts";
import { recipientRefusals } from "../recipients/recipient-refusals.ts";
import { checkPickupContact } from "./check-pickup-contact.ts";
import { chooseBagging } from "./choose-gift.ts";
import { type OptionChoice, refuseOption, unchanged } from "./option-choice.ts";

/** How a pickup is handed over and to whom; only a store's recipient has any of it. */
export function choosePickup(
  wanted: PickupOptions | null | undefined,
  recipient: BasketRecipient,
  site: Site,
): OptionChoice {
  if (wanted === undefined || wanted === null) return unchanged;
  if (recipient.place !== null) return { ok: false, refusal: recipientRefusals.recipientNotFound };
  const { giftReceiptOption, baggingOption, pickupContact } = wanted;
  const bagging = chooseBagging(baggingOption, recipient);
  if (!bagging.ok) return bagging;
  const contact = pickupContact && checkPickupContact(pickupContact, site);
  if (contact && !contact.ok) return refuseOption("PickupContactInvalid", contact.message);
  return {
    ok: true,
    changes: { ...bagging.changes, hasGiftReceipt: giftReceiptOption, pickupContact: contact?.value },
  };
}
