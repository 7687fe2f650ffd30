import type { CartValidation } from "@store/contract/checkout";
import { cartErrorType } from "@store/contract/shared";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { cartErrorTitle } from "../dialogs/dialog-texts.ts";
import { changeAddress } from "../dialogs/recovery-actions.ts";
import { UnavailableItems } from "../dialogs/unavailable-items.tsx";
import { cartStep } from "../steps/step-table.ts";
import { StepAlert } from "./step-alert.tsx";

/** Why the cart cannot be checked out, in the page itself; with scripts, the dialog says the same. */
export function CartInvalidNotice({ validation }: { readonly validation: CartValidation }) {
  const { errorType, message, unavailableItems } = validation;
  return (
    <StepAlert tone="error" title={cartErrorTitle(errorType)}>
      {message ? <p>{message}</p> : null}
      {unavailableItems.length > 0 ? <UnavailableItems items={unavailableItems} /> : null}
      <div data-part="alert-actions">
        {errorType === cartErrorType.pfasItems ? (
          <StoreLink href={changeAddress.path} {...buttonLook("secondary")}>
            {changeAddress.label}
          </StoreLink>
        ) : null}
        <StoreLink href={cartStep.path} {...buttonLook("secondary")}>
          Back to Cart
        </StoreLink>
      </div>
    </StepAlert>
  );
}
