import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { cartStep } from "../checkout/steps/step-table.ts";
import { cartFormId, insteadOfPost, intentOf } from "./cart-submit.ts";

/**
 * The form that the controls of the cart's lines belong to. It comes before them, since a form's first button is the one
 * that Enter in a field presses.
 */
export function CartForm({ hasLines }: { readonly hasLines: boolean }) {
  return (
    <form id={cartFormId} method="post" action={cartStep.path} noValidate autoComplete="off" data-part="cart-form">
      <FormSecrets />
      {hasLines ? (
        <Button {...intentOf("update")} variant="secondary" data-without-scripts onClick={insteadOfPost(() => {})}>
          Update Cart
        </Button>
      ) : null}
    </form>
  );
}
