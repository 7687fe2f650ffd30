import { donationChoices } from "@store/contract/shared";
import type { StoreSite } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { insteadOfPost, submitsCart } from "../../forms/cart-submit.ts";
import { CodeForm } from "./code-form.tsx";
import { useDonation } from "./use-donation.ts";

/** Donates 1, 5, 10 or another amount up to 500 with the order. */
export function DonationForm({ donation }: { donation: NonNullable<StoreSite["donation"]> }) {
  const { form, failure, give } = useDonation(donation.sku);
  return (
    <section data-part="donation" data-print="hide" aria-labelledby="donation-title">
      <h3 id="donation-title">{donation.title}</h3>
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
    </section>
  );
}
