import type { AddedItem, AddResult } from "@store/contract/cart";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Popup } from "@store/ui-kit/popup";
import type { ReactNode } from "react";
import { AddOnList, type AddOnListProps } from "./add-on-list.tsx";
import { AddedItems } from "./added-items.tsx";
import type { InstallationOfferProps } from "./installation-offer.tsx";

/** What each kind of confirmation says below the items. */
const notes: Readonly<Record<AddResult["confirmation"], string | null>> = {
  standard: null,
  custom: "Made to order for you. Your cart shows when it arrives.",
  monogramming: "Personalized for you. Your cart shows when it arrives.",
};

export interface AddLayerProps extends Pick<InstallationOfferProps, "onAddInstallation"> {
  readonly added: AddResult;
  /** The count and subtotal of the cart now, after its extras; those of the add by default. */
  readonly cart?: Pick<AddResult, "cartItemCount" | "formattedSubtotal">;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly cartUrl: string;
  /** Which extras were added, and what adds one. */
  readonly addOns: Pick<AddOnListProps, "addedSkus" | "pendingSku" | "add">;
  /** A row of products that go with the added ones. */
  readonly children?: ReactNode;
}

/** The popup after an add: what it added, the count and subtotal of the cart, installation, rewards and extras. */
export function AddLayer({
  added,
  cart = added,
  isOpen,
  onClose,
  cartUrl,
  addOns,
  onAddInstallation,
  children,
}: AddLayerProps) {
  const { items, rewardsBanner } = added;
  const note = notes[added.confirmation];
  return (
    <Popup.Root isOpen={isOpen} onClose={onClose} size="large">
      <Popup.Title>{`${countPieces(items)} item(s) added to your cart`}</Popup.Title>
      <Popup.Body>
        <div data-part="added" data-confirmation={added.confirmation}>
          <AddedItems items={items} onAddInstallation={onAddInstallation} />
          {note ? <p>{note}</p> : null}
          <div data-part="added-cart">
            <p role="status">{`Your Cart: ${cart.cartItemCount} item(s)`}</p>
            <dl>
              <dt>Subtotal</dt>
              <dd>{cart.formattedSubtotal}</dd>
            </dl>
          </div>
          {rewardsBanner ? (
            <p data-part="added-banner">
              <StoreLink href={rewardsBanner.url}>{rewardsBanner.text}</StoreLink>
            </p>
          ) : null}
          <AddOnList addOns={added.addOns} {...addOns} />
          {children}
        </div>
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

function countPieces(items: readonly AddedItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
