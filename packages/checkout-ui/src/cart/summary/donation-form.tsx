import { donationChoices } from "@store/contract/shared";
import { formatPrice } from "@store/price-format";
import { addDonationAtom, type StoreSite, siteAtom } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { insteadOfPost, submitsCart } from "../../forms/cart-submit.ts";
import { CodeForm } from "./code-form.tsx";
import { checkDonation, donationCents } from "./donation-cents.ts";
import { ExtraFold } from "./extra-fold.tsx";
import { useCodeForm } from "./use-code-form.ts";

/** Donates 1, 5, 10 or another amount up to 500 with the order. */
export function DonationForm({ donation }: { donation: NonNullable<StoreSite["donation"]> }) {
  const { form, failure, give } = useDonation(donation.sku);
  const isNeeded = [form.text, form.error, form.announcement, failure].some(Boolean);
  return (
    <ExtraFold title={donation.title} isNeeded={isNeeded}>
      <div data-part="donation">
        <p data-part="soft">{donation.text}</p>
        <div data-part="donation-amounts">
          {donationChoices.map((amount) => (
            <Button
              key={amount}
              {...submitsCart("donationAddToCart", String(amount))}
              variant="secondary"
              aria-label={`Donate $${amount / 100}`}
              disabled={form.isBusy}
              onClick={insteadOfPost(() => give(amount))}
            >{`$${amount / 100}`}</Button>
          ))}
        </div>
        {failure ? (
          <p data-part="field-error" role="alert">
            {failure}
          </p>
        ) : null}
        <CodeForm
          label="Another amount, up to $500"
          name="donation"
          command="donationAddToCart"
          button="Add"
          busyLabel="Adding"
          inputMode="decimal"
          autoComplete="off"
          form={form}
        />
      </div>
    </ExtraFold>
  );
}

/**
 * Donates by one click or by a typed amount, one submission at a time. A failed click is reported beside the buttons,
 * not at the field.
 */
function useDonation(sku: string) {
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
