import type { AddResult } from "@store/contract/cart";
import { Button, buttonLook } from "@store/ui-kit/button";
import { CloseIcon } from "@store/ui-kit/icons";
import { StoreLink } from "@store/ui-kit/link";
import { useId } from "react";
import { AddedSummary, toAddedTitle } from "./added-summary.tsx";

export interface AddedDialogProps {
  readonly added: AddResult;
  readonly cartUrl: string;
  /** What the page that shows it needs to know of it. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

/**
 * The confirmation of an add as a native dialog, which works without React once it is shown with `showModal()`: for a page whose
 * application does not run yet. It looks like `AddLayer`, without what only an application can offer.
 */
export function AddedDialog({ added, cartUrl, data }: AddedDialogProps) {
  const title = useId();
  return (
    <dialog data-part="popup" data-size="large" data-print="hide" aria-labelledby={title} {...data}>
      <form method="dialog">
        <h2 id={title} data-part="popup-title" tabIndex={-1}>
          {toAddedTitle(added)}
        </h2>
        <div data-part="popup-body">
          <AddedSummary added={added} />
        </div>
        <div data-part="popup-actions">
          <Button type="submit" variant="secondary">
            Continue Shopping
          </Button>
          <StoreLink href={cartUrl} {...buttonLook("primary")}>
            View Cart & Checkout
          </StoreLink>
        </div>
        <button type="submit" data-part="icon-button" data-place="corner" aria-label="Close">
          <CloseIcon />
        </button>
      </form>
    </dialog>
  );
}
