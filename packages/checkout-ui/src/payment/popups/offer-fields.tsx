import type { SavePaymentReply } from "@store/contract/payment";
import { RadioCards } from "@store/ui-kit/radio-cards";
import { toPlainText } from "../../card/payment-error.ts";

/** The field name of the choice in the step's form. */
const offerName = "card.offer";
export const rewards = { value: "1", label: "Earn rewards on this purchase" } as const;
export const financing = { value: "2", label: "Finance this purchase" } as const;

export interface OfferFieldsProps {
  readonly offer: NonNullable<SavePaymentReply["offer"]>;
}

/** The choice of the store card's holder, in the step's form for browsers without scripts. */
export function OfferFields({ offer: { termsHtml, errorMessage } }: OfferFieldsProps) {
  return (
    <div data-without-scripts>
      {errorMessage ? (
        <p>
          <span>{errorMessage}</span>
          {/* Nothing more is asked of it: the next submission goes on. */}
          <input type="hidden" name={offerName} value="" />
        </p>
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
