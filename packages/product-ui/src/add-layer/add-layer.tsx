import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Popup } from "@store/ui-kit/popup";
import { AddOnList, type AddOnListProps } from "./add-on-list.tsx";
import { AddedSummary, type AddedSummaryProps, toAddedTitle } from "./added-summary.tsx";

export interface AddLayerProps extends AddedSummaryProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly cartUrl: string;
  /** Which extras were added, and what adds one. */
  readonly addOns: Pick<AddOnListProps, "addedSkus" | "pendingSku" | "add">;
}

/**
 * The popup after an add: what it added, the count and subtotal of the cart, installation, rewards and extras. Its children are
 * a row of products that go with the added ones.
 */
export function AddLayer({ added, isOpen, onClose, cartUrl, addOns, children, ...summary }: AddLayerProps) {
  return (
    <Popup.Root isOpen={isOpen} onClose={onClose} size="large">
      <Popup.Title>{toAddedTitle(added)}</Popup.Title>
      <Popup.Body>
        <AddedSummary added={added} {...summary}>
          <AddOnList addOns={added.addOns} {...addOns} />
          {children}
        </AddedSummary>
      </Popup.Body>
      <Popup.Actions>
        <Popup.Close>Continue Shopping</Popup.Close>
        <StoreLink href={cartUrl} {...buttonLook("primary")}>
          View Cart & Checkout
        </StoreLink>
      </Popup.Actions>
    </Popup.Root>
  );
}
