import type { CartLine, Currency, SectionalDesign } from "@store/contract/shared";
import { Button } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Price } from "@store/ui-kit/price";
import type { ReactNode } from "react";
import { submitsCart } from "../cart-submit.ts";

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
        {canRemove && design.editUrl && there.length > 0 ? (
          <StoreLink href={design.editUrl} data-part="edit-design" aria-label={`Edit this design: ${design.name}`}>
            Edit this design
          </StoreLink>
        ) : null}
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
