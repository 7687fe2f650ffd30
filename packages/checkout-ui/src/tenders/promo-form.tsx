import type { VerifyPromoReply } from "@store/contract/tenders";
import { Button } from "@store/ui-kit/button";
import { Field } from "@store/ui-kit/field";
import { useContext, useState } from "react";
import { PromoSelection } from "./promo-selection.tsx";
import { TenderDataContext, tenderIntent } from "./tender-data.ts";
import { useTenderForm } from "./use-tender-form.ts";

type Promotions = VerifyPromoReply["promotions"];

/** A promo code; if it cannot be combined with the applied ones, the shopper selects one. */
export function PromoForm() {
  const { promotions: served } = useContext(TenderDataContext);
  const [choice, setChoice] = useState<{ readonly isOpen: boolean; readonly promotions: Promotions } | null>(null);
  const close = () => setChoice((shown) => shown && { ...shown, isOpen: false });
  const form = useTenderForm({
    section: "promo",
    names: ["code"],
    command: "verifyPromo",
    onOutcome: (outcome) => {
      const view = outcome.kind === "shown" ? outcome.data : null;
      if (view?.kind === "promoChoice") setChoice({ isOpen: true, promotions: view.promotions });
      else close();
    },
  });
  return (
    <div data-part="tender-form">
      <Field {...form.fieldProps("code")} label="Promo Code" autoCapitalize="characters" enterKeyHint="done" required />
      <Button {...form.buttonProps} busyLabel="Applying">
        Apply Promo Code
      </Button>
      {served ? <ServedChoice promotions={served} /> : null}
      {choice ? (
        <PromoSelection
          {...choice}
          isBusy={form.isBusy}
          onClose={close}
          onApply={(code) => void form.send("applyPromo", { argument: code })}
        />
      ) : null}
    </div>
  );
}

/** The same selection on a page without scripts. */
function ServedChoice({ promotions }: { readonly promotions: Promotions }) {
  return (
    <fieldset data-part="radio-cards" data-without-scripts>
      <legend data-part="field-label">These promotions cannot be combined. Choose the one to use.</legend>
      {promotions.map(({ code, description }, index) => (
        <label key={code} data-part="radio-card">
          <input type="radio" name="promo.choice" value={code} defaultChecked={index === 0} />
          <span data-part="radio-card-label">{code}</span>
          <span data-part="radio-card-description">{description}</span>
        </label>
      ))}
      <Button {...tenderIntent("promo", "applyPromo")} form={undefined} variant="secondary">
        Apply
      </Button>
    </fieldset>
  );
}
