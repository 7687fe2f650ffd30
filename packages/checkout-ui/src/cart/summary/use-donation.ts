import { formatPrice } from "@store/price-format";
import { addDonationAtom, siteAtom } from "@store/shopper-state";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { checkDonation, donationCents } from "./donation-cents.ts";
import { useCodeForm } from "./use-code-form.ts";

/**
 * Donates by one click or by a typed amount, one submission at a time. A failed click is reported beside the buttons,
 * not at the field.
 */
export function useDonation(sku: string) {
  const { currency, locale } = useAtomValue(siteAtom);
  const add = useSetAtom(addDonationAtom);
  const [failure, setFailure] = useState<string | null>(null);
  const toAnnouncement = (amount: number) =>
    `Thank you. ${formatPrice(amount, { currency, locale })} was added to your cart.`;

  async function give(amount: number) {
    setFailure(null);
    return add({ sku, amount });
  }
  const form = useCodeForm({
    storageKey: "cart.donation",
    name: "donation",
    check: checkDonation,
    send: (text) => give(donationCents(text)),
    toAnnouncement: (text) => toAnnouncement(donationCents(text)),
  });

  return {
    form,
    failure,
    give: (amount: number) =>
      void form.run(() => give(amount), { announcement: toAnnouncement(amount), onFail: setFailure }),
  };
}
