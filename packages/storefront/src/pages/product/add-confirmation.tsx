import "./add-confirmation.css";
import type { AddResult } from "@store/contract/cart";
import { ProductCarousel } from "@store/product-ui/product-carousel";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import { Popup } from "@store/ui-kit/popup";
import { useCrossSell } from "../../use-cross-sell.ts";
import { AddOnList } from "./add-on-list.tsx";
import { useAddOns } from "./use-add-ons.ts";

/** What an item that is made after the order adds to the confirmation. */
const notes: Readonly<Record<AddResult["confirmation"], string | null>> = {
  standard: null,
  custom: "Made to order for you. Your cart shows when it arrives.",
  monogramming: "Personalized for you. Your cart shows when it arrives.",
};

export interface AddConfirmationProps {
  readonly added: AddResult;
  /** The SKU of the page, for recommendations. */
  readonly sku: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The popup after an add: the items, the count and subtotal of the cart, and what goes with them. */
export function AddConfirmation({ added, sku, isOpen, onClose }: AddConfirmationProps) {
  const addOns = useAddOns(added);
  const row = useCrossSell("peopleAlsoBought", sku);
  const { installationService, rewardsBanner } = added;
  const note = notes[added.confirmation];
  return (
    <Popup.Root isOpen={isOpen} onClose={onClose} size="large">
      <Popup.Title>{`${countAdded(added)} item(s) added to your cart`}</Popup.Title>
      <Popup.Body>
        <div data-part="added" data-confirmation={added.confirmation}>
          <AddedItems items={added.items} />
          {note ? <p>{note}</p> : null}
          <div data-part="added-cart">
            <p role="status">{`Your Cart: ${addOns.latest.cartItemCount} item(s)`}</p>
            <dl>
              <dt>Subtotal</dt>
              <dd>{addOns.latest.formattedSubtotal}</dd>
            </dl>
          </div>
          {installationService ? (
            <p data-part="added-banner">{`Installation service: ${installationService.formattedFee} per item`}</p>
          ) : null}
          {rewardsBanner ? (
            <p data-part="added-banner">
              <StoreLink href={rewardsBanner.url}>{rewardsBanner.text}</StoreLink>
            </p>
          ) : null}
          <AddOnList addOns={added.addOns} {...addOns} />
          {row?.items.length === 0 ? null : (
            <ProductCarousel title={row?.title ?? "People Also Bought"} items={row?.items} place="listing" />
          )}
        </div>
      </Popup.Body>
      <Popup.Actions>
        <Popup.Close>Continue Shopping</Popup.Close>
        <StoreLink href="/checkout/cart" {...buttonLook("primary")}>
          View Cart & Checkout
        </StoreLink>
      </Popup.Actions>
    </Popup.Root>
  );
}

function AddedItems({ items }: Pick<AddResult, "items">) {
  return (
    <ul data-part="added-items">
      {items.map(({ sku, name, imagePath, optionText, quantity, formattedPrice }) => (
        <li key={sku}>
          <Picture imagePath={imagePath} alt="" sizes="96px" />
          <div>
            <p>
              <strong>{name}</strong>
            </p>
            {optionText ? <p>{optionText}</p> : null}
            <p>{`Quantity ${quantity}`}</p>
          </div>
          <p>{formattedPrice}</p>
        </li>
      ))}
    </ul>
  );
}

function countAdded({ items }: Pick<AddResult, "items">): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
