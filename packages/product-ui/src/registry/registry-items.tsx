import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import type { ReactNode } from "react";

/** An item of a registry as its owner and its givers see it. */
export interface RegistryEntry {
  readonly sku: string;
  readonly name: string;
  readonly imagePath: string;
  readonly formattedPrice: string;
  readonly quantity: number;
  readonly boughtQuantity?: number | undefined;
  readonly url?: string | undefined;
  readonly notice?: string | undefined;
}

export interface RegistryItemsProps {
  readonly items: readonly RegistryEntry[];
  /** The controls of an item. */
  readonly renderActions: (item: RegistryEntry) => ReactNode;
}

/** The items of a registry: picture, price, what is wanted, bought and left, and what can be done with each. */
export function RegistryItems({ items, renderActions }: RegistryItemsProps) {
  return (
    <ul data-part="registry-items">
      {items.map((item) => {
        const { sku, name, imagePath, formattedPrice, quantity, boughtQuantity = 0, url, notice } = item;
        const left = Math.max(0, quantity - boughtQuantity);
        return (
          <li key={sku}>
            <img src={imagePath} alt="" width={96} height={96} loading="lazy" decoding="async" />
            <div>
              <h3>{url === undefined ? name : <StoreLink href={url}>{name}</StoreLink>}</h3>
              <p>{formattedPrice}</p>
              <p data-part="soft">{`${quantity} wanted, ${boughtQuantity} bought, ${left} left`}</p>
              {notice === undefined ? null : <p data-part="soft">{notice}</p>}
              {renderActions(item)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** What the owner does with an item: another quantity, or none of it. The browser submits it to the page. */
export function OwnItemForm({ item: { sku, name, quantity } }: { readonly item: RegistryEntry }) {
  return (
    <form method="post" data-part="registry-item-form" aria-label={name}>
      <FormSecrets />
      <input type="hidden" name="sku" value={sku} />
      <label>
        <span>Wanted</span>{" "}
        <input type="text" name="quantity" inputMode="numeric" defaultValue={quantity} maxLength={2} />
      </label>
      <Button type="submit" variant="quiet" name="intent" value="updateItem">
        Update <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <Button type="submit" variant="quiet" name="intent" value="removeItem">
        Remove <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </form>
  );
}

/** What a giver does with an item: puts it into the cart, for the registry with this code. */
export function GiveForm({
  item: { sku, name },
  shareCode,
}: {
  readonly item: RegistryEntry;
  readonly shareCode: string;
}) {
  return (
    <form method="post" data-part="registry-item-form" aria-label={name}>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="registry" value={shareCode} />
      <input type="hidden" name="quantity" value="1" />
      <Button type="submit" variant="secondary">
        Add to Cart <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </form>
  );
}
