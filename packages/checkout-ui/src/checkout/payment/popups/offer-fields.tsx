import type { SavePaymentReply } from "@store/contract/payment";
import { RadioCards } from "@store/ui-kit/radio-cards";
import { toPlainText } from "../payment-error.ts";

/** The name of the choice in the form of the step. */
export const offerName = "card.offer";
export const rewards = { value: "1", label: "Earn rewards on this purchase" } as const;
export const financing = { value: "2", label: "Finance this purchase" } as const;

export interface OfferFieldsProps {
  readonly offer: NonNullable<SavePaymentReply["offer"]>;
}

/** What the holder of the store's credit card chooses, in the form of the step where scripts cannot open a popup. */
export function OfferFields({ offer: { termsHtml, errorMessage } }: OfferFieldsProps) {
  return (
    <div data-without-scripts>
      {errorMessage ? (
        <p>{errorMessage}</p>
      ) : (
        <RadioCards
          legend="Please select an offer"
          name={offerName}
          value={rewards.value}
          onChange={() => {}}
          options={[rewards, { ...financing, description: toPlainText(termsHtml) }]}
        />
      )}
    </div>
  );
}
