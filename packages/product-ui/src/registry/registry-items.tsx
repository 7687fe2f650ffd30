import { StoreLink } from "@store/ui-kit/link";
import { ChoicePicture, type ShownChoice } from "@store/ui-kit/picture";
import type { ReactNode } from "react";

/** An item of a registry as its owner and its givers see it. */
export interface RegistryEntry extends ShownChoice {
  readonly sku: string;
  readonly name: string;
  readonly formattedPrice: string;
  /** How many are wanted; 0 of what was bought and is not wanted any more. */
  readonly quantity: number;
  readonly boughtQuantity?: number | undefined;
  /** The ISO date of the last purchase, for the owner. */
  readonly lastBoughtOn?: string | undefined;
  /** Its page in this shop; none if this shop does not sell it. */
  readonly url?: string | undefined;
  readonly notice?: string | undefined;
}

export interface RegistryItemsProps<Item extends RegistryEntry> {
  readonly items: readonly Item[];
  /** 3 below a section's heading, 2 directly below the page's. */
  readonly headingLevel?: 2 | 3;
  /** A day in the words of the site, for the owner's dates. */
  readonly formatDate?: (isoDate: string) => string;
  /** The controls of an item. */
  readonly renderActions: (item: Item) => ReactNode;
}

/** How many of an item are wanted and not bought yet. */
export function countLeft({
  quantity,
  boughtQuantity = 0,
}: Pick<RegistryEntry, "quantity" | "boughtQuantity">): number {
  return Math.max(0, quantity - boughtQuantity);
}

/** The id of an item in the list, to which its forms return. */
export const registryItemId = (sku: string) => `item-${sku}`;

/** The items of a registry: picture, price, what is wanted, bought and left, and what can be done with each. */
export function RegistryItems<Item extends RegistryEntry>({
  items,
  headingLevel = 3,
  formatDate = (isoDate) => isoDate,
  renderActions,
}: RegistryItemsProps<Item>) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <ul data-part="registry-items">
      {items.map((item) => {
        const { sku, name, formattedPrice, quantity, boughtQuantity = 0, lastBoughtOn, url, notice } = item;
        const counts =
          quantity === 0
            ? `No longer wanted, ${boughtQuantity} bought`
            : `${quantity} wanted · ${boughtQuantity} bought · ${countLeft(item)} left`;
        return (
          <li key={sku} id={registryItemId(sku)}>
            <ChoicePicture shown={item} alt="" sizes="96px" />
            <div data-part="registry-item-words">
              <Heading>{url === undefined ? name : <StoreLink href={url}>{name}</StoreLink>}</Heading>
              <p>{formattedPrice}</p>
              <p data-part="registry-item-counts">{counts}</p>
              {lastBoughtOn === undefined ? null : (
                <p data-part="soft">{`Last bought on ${formatDate(lastBoughtOn)}`}</p>
              )}
              {notice === undefined ? null : <p data-part="registry-note">{notice}</p>}
            </div>
            {renderActions(item)}
          </li>
        );
      })}
    </ul>
  );
}
