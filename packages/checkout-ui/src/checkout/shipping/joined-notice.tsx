import type { CheckoutModel } from "@store/contract/checkout";
import { Alert } from "@store/ui-kit/alert";
import { StoreLink } from "@store/ui-kit/link";
import { cartStep } from "../steps/step-table.ts";

/** Tells a shopper who signed in on the way here that the account's cart joined this order. */
export function JoinedNotice({ model }: { readonly model: CheckoutModel | null }) {
  if (!model?.joined) return null;
  return (
    <Alert tone="info">
      <p>
        {model.joined.message} <StoreLink href={cartStep.path}>Review your cart</StoreLink>
      </p>
    </Alert>
  );
}
