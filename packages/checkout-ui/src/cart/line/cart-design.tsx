import type { CartLine, Currency, SectionalDesign } from "@store/contract/shared";
import { isCartSettlingAtom } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Price } from "@store/ui-kit/price";
import { useAtomValue } from "jotai";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { submitsCart } from "../../forms/cart-submit.ts";

export interface CartDesignProps {
  readonly design: SectionalDesign;
  readonly lines: readonly CartLine[];
  readonly currency: Currency;
  readonly heading: "h2" | "h3";
  /** Whether the whole design can be removed: not among the saved lines. */
  readonly canRemove?: boolean;
  /** Renders a piece, whose title is its own name rather than that of its collection. */
  readonly children: (piece: CartLine) => ReactNode;
}

/**
 * The pieces of a sectional's design, with its name, total and the button that removes all of them. The button posts the
 * cart's form with and without scripts.
 */
export function CartDesign({
  design,
  lines,
  currency,
  heading: Heading,
  canRemove = false,
  children,
}: CartDesignProps) {
  const there = lines.filter(({ isRemoved }) => !isRemoved);
  const count = there.reduce((sum, { priceQuantityTotals }) => sum + priceQuantityTotals.quantity, 0);
  const total = there.reduce((sum, { priceQuantityTotals }) => sum + priceQuantityTotals.total, 0);
  return (
    <li data-part="cart-design">
      <div data-part="cart-design-head">
        <Heading>{design.name}</Heading>
        <p>
          <span>{`${count} ${count === 1 ? "piece" : "pieces"}: `}</span>
          <Price cents={total} currency={currency} />
        </p>
        {canRemove && design.editUrl && there.length > 0 ? <EditLink name={design.name} url={design.editUrl} /> : null}
        {canRemove && there.length > 0 ? (
          <Button
            variant="quiet"
            {...submitsCart("removeDesign", design.id)}
            aria-label={`Remove Design: ${design.name}`}
          >
            Remove Design
          </Button>
        ) : null}
      </div>
      <ul data-part="cart-lines" aria-label={`Pieces of ${design.name}`}>
        {lines.map((line) => children(toPiece(line)))}
      </ul>
    </li>
  );
}

/**
 * The link to the planner with the design as it is in the cart. What was changed here has to be saved before it is read
 * there.
 */
function EditLink({ name, url }: { readonly name: string; readonly url: string }) {
  const isSettling = useAtomValue(isCartSettlingAtom);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (isWanted && !isSettling) window.location.assign(url);
  }, [isWanted, isSettling, url]);
  function wait(event: MouseEvent) {
    if (!isSettling || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsWanted(true);
  }
  return (
    <StoreLink href={url} data-part="edit-design" aria-label={`Edit this design: ${name}`} onClick={wait}>
      Edit this design
    </StoreLink>
  );
}

/** One object for each line, so that the rows of unchanged lines do not render again. */
const pieces = new WeakMap<CartLine, CartLine>();

function toPiece(line: CartLine): CartLine {
  const known = pieces.get(line);
  if (known) return known;
  const { optionText, ...itemInfo } = line.itemInfo;
  const piece = { ...line, itemInfo: { ...itemInfo, title: optionText ?? itemInfo.title } };
  pieces.set(line, piece);
  return piece;
}
