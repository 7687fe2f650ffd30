import type { ProductCard } from "@store/contract/catalog";
import { Button, buttonLook } from "@store/ui-kit/button";
import * as early from "@store/ui-kit/early-marks";
import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { AddButtonLabel } from "../add-to-cart-form/add-button-label.tsx";
import { findRegistryBlock } from "../registry-add/find-registry-block.ts";
import { RegistryButton } from "../registry-add/registry-button.tsx";

/** Where a card stands: the page or carousel, and its place among the cards there, from 1. */
export interface CardPlace {
  readonly place: string;
  readonly position: number;
  readonly totalPositions: number;
}

export interface CardPurchaseProps {
  readonly product: Pick<
    ProductCard,
    "sku" | "name" | "navigateUrl" | "purchase" | "customOrderConfirmation" | "isStockSku" | "choices"
  >;
  readonly place: CardPlace;
}

/**
 * The buttons of a card: a form that posts the SKU to the product's page, which adds one to the cart or to a registry, or a
 * link to the page if something has to be chosen first. What is sold out for now can be added to a registry only. Cached
 * pages carry no nonce, so the form has none.
 */
export function CardPurchase({ product, place }: CardPurchaseProps) {
  const { sku, name, navigateUrl, purchase, customOrderConfirmation, isStockSku, choices } = product;
  if (purchase === "choose") {
    return (
      <StoreLink href={navigateUrl} {...buttonLook("quiet")}>
        Choose options <VisuallyHidden>{`of ${name}`}</VisuallyHidden>
      </StoreLink>
    );
  }
  const isForRegistry = isStockSku === true && choices.length === 0;
  if (purchase === undefined && !isForRegistry) return null;
  const asksForTerms = customOrderConfirmation?.hasCustomOrderConfirmation === true;
  return (
    <form method="post" action={navigateUrl} data-part="card-add" {...(!asksForTerms && early.adds)}>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value="1" />
      {Object.entries(place).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {asksForTerms ? <input type="hidden" name="terms" value="ask" /> : null}
      {purchase === undefined ? null : (
        <Button type="submit" variant="quiet">
          <AddButtonLabel /> <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      <RegistryButton block={findRegistryBlock({ isStockSku })} name={name} variant="quiet" />
    </form>
  );
}
