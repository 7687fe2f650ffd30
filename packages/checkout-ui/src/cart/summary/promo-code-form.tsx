import type { Cart } from "@store/contract/cart";
import { changeCartAtom } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { useSetAtom } from "jotai";
import { insteadOfPost, submitsCart } from "../../forms/cart-submit.ts";
import { checkPromoCode } from "./check-promo-code.ts";
import { CodeForm } from "./code-form.tsx";
import { ExtraFold } from "./extra-fold.tsx";
import { useCodeForm } from "./use-code-form.ts";

/** The promo codes of the cart: the service decides which can be combined, and each has a button to remove it. */
export function PromoCodeForm({ cart }: { cart: Cart }) {
  const change = useSetAtom(changeCartAtom);
  const { discountCode, promoCodes = discountCode === null ? [] : [discountCode] } = cart.cartSummary;
  const counting = cart.orderSummary.promoCode?.split(", ") ?? [];
  const form = useCodeForm({
    storageKey: "cart.promoCode",
    name: "promoCode",
    check: checkPromoCode,
    send: (text) => change("applyPromoCode", text.trim()),
    toAnnouncement: () => "Your promo code was applied.",
  });

  async function takeBack(code: string): Promise<void> {
    const announcement = promoCodes.length > 1 ? `Promo code ${code} was removed.` : "Your promo code was removed.";
    const isDone = await form.run(() => change("removePromoCode", code), { announcement });
    // The button has disappeared with the code.
    if (isDone) form.input.current?.focus();
  }

  return (
    <div data-part="promo-codes">
      {/* Above the form: an error below its field moves none of them. */}
      {promoCodes.map((code) => (
        <p key={code} data-part="applied-code">
          <span data-part="soft">
            Applied: <strong>{code}</strong>
            {counting.includes(code) ? null : <span> (takes nothing off this cart)</span>}
          </span>
          <Button
            {...submitsCart("removePromoCode", code)}
            variant="quiet"
            aria-label={`Remove promo code ${code}`}
            disabled={form.isBusy}
            onClick={insteadOfPost(() => void takeBack(code))}
          >
            Remove
          </Button>
        </p>
      ))}
      <ExtraFold title="Add a promo code" isNeeded={promoCodes.length > 0 || form.text !== "" || form.error !== null}>
        <CodeForm
          label="Promo Code"
          name="promoCode"
          command="applyPromoCode"
          button="Apply"
          busyLabel="Applying"
          autoComplete="off"
          autoCapitalize="characters"
          form={form}
        />
      </ExtraFold>
    </div>
  );
}
