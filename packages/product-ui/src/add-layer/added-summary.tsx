import type { AddedItem, AddResult } from "@store/contract/cart";
import { StoreLink } from "@store/ui-kit/link";
import { ChoicePicture } from "@store/ui-kit/picture";
import type { ReactNode } from "react";
import { InstallationOffer, type InstallationOfferProps } from "./installation-offer.tsx";

/** What each kind of confirmation says below the items. */
const notes: Readonly<Record<AddResult["confirmation"], string | null>> = {
  standard: null,
  custom: "Made to order for you. Your cart shows when it arrives.",
  monogramming: "Personalized for you. Your cart shows when it arrives.",
};

export interface AddedSummaryProps extends Pick<InstallationOfferProps, "onAddInstallation"> {
  readonly added: AddResult;
  /** The count and subtotal of the cart now, after its extras; those of the add by default. */
  readonly cart?: Pick<AddResult, "cartItemCount" | "formattedSubtotal"> | undefined;
  /** What follows. */
  readonly children?: ReactNode;
}

/** The heading of a confirmation. */
export function toAddedTitle({ items }: { readonly items: readonly AddedItem[] }): string {
  return `${toItemCount(items.reduce((sum, { quantity }) => sum + quantity, 0))} added to your cart`;
}

const toItemCount = (count: number) => (count === 1 ? "1 item" : `${count} items`);

/** The items of an add, with the count and subtotal of the cart, and the banner of the rewards. */
export function AddedSummary({ added, cart = added, onAddInstallation, children }: AddedSummaryProps) {
  const { items, confirmation, rewardsBanner } = added;
  const note = notes[confirmation];
  return (
    <div data-part="added" data-confirmation={confirmation}>
      <AddedItems items={items} onAddInstallation={onAddInstallation} />
      {note ? <p>{note}</p> : null}
      <div data-part="added-cart">
        <p role="status">{`Your Cart: ${toItemCount(cart.cartItemCount)}`}</p>
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
      {children}
    </div>
  );
}

interface AddedItemsProps extends Pick<InstallationOfferProps, "onAddInstallation"> {
  readonly items: readonly AddedItem[];
}

/** Every item of an add with its text, fabric or lead time. */
function AddedItems({ items, onAddInstallation }: AddedItemsProps) {
  return (
    <ul data-part="added-items">
      {items.map((item) => {
        const { id, sku, name, optionText, quantity, formattedPrice, leadTime, monogrammingImg } = item;
        const { registryNote, returnsText } = item;
        return (
          <li key={id ?? sku}>
            {monogrammingImg ? (
              <img data-part="added-personalization" src={monogrammingImg} alt={`Your text: ${optionText ?? ""}`} />
            ) : (
              <ChoicePicture shown={item} alt="" sizes="96px" />
            )}
            <div>
              <p>
                <strong>{name}</strong>
              </p>
              {optionText ? <p>{optionText}</p> : null}
              {leadTime ? <p>{leadTime}</p> : null}
              <p>{`Quantity ${quantity}`}</p>
              {registryNote ? <p>{registryNote}</p> : null}
              {returnsText ? <p>{returnsText}</p> : null}
              <InstallationOffer item={item} onAddInstallation={onAddInstallation} />
            </div>
            <p>{quantity > 1 ? `${formattedPrice} each` : formattedPrice}</p>
          </li>
        );
      })}
    </ul>
  );
}
