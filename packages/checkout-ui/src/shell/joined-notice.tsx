import type { CheckoutModel } from "@store/contract/checkout";
import { Alert } from "@store/ui-kit/alert";
import { StoreLink } from "@store/ui-kit/link";
import { cartStep } from "../steps/step-table.ts";

/** Says that the account's cart joined this order, after a sign-in during the checkout. */
export function JoinedNotice({ model }: { readonly model: CheckoutModel | null }) {
  if (!model?.joined) return null;
  return (
    <Alert tone="info">
      <p>
        <span>{model.joined.message}</span> <StoreLink href={cartStep.path}>Review your cart</StoreLink>
      </p>
    </Alert>
  );
}
