import type { LayoutChoice, Product } from "@store/contract/catalog";
import { PieceLinks } from "@store/sectional-ui/piece-links";
import { ReadyLayouts } from "@store/sectional-ui/ready-layouts";
import styles from "@store/sectional-ui/styles.css?url";
import { Button } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import type { ReactNode } from "react";
import { Form, useSearchParams } from "react-router";
import { ConfirmationField } from "../../buy/adding/confirmation-field.tsx";

interface SectionalProps {
  readonly product: Product;
}

/** The ready layouts of a sectional in its fabric, and what leads to other ways of buying it. */
function LayoutTiles({ product: { sku, sectional } }: SectionalProps) {
  const [query] = useSearchParams();
  if (!sectional) return null;
  const { layouts = [], collectionCode, fabricChoiceCode: fabric } = sectional;
  const layout = layouts.find(({ isSelected }) => isSelected);
  const plan = new URLSearchParams({ ...(layout && { design: layout.design }), fabric });
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <ReadyLayouts
        layouts={layouts}
        toUrl={(code) => `/product/${sku}?${new URLSearchParams({ ...Object.fromEntries(query), layout: code })}`}
      >
        <p data-part="layout-links">
          <StoreLink href={`/sectional-planner/${collectionCode}?${plan}`}>Design your own</StoreLink>{" "}
          <a href="#single-pieces">Buy a single piece</a>
        </p>
      </ReadyLayouts>
    </>
  );
}

export interface LayoutPurchaseProps extends SectionalProps {
  /** The id of the form. */
  readonly id: string;
  readonly layout: LayoutChoice;
  readonly busy: boolean;
  /** Why the last add failed. */
  readonly problem: string | null;
  /** How often the page has added so far. */
  readonly adds: number;
  /** The choice of the fabric of all pieces. */
  readonly children: ReactNode;
}

/** The choice of a ready layout and its fabric, and the form that adds all of its pieces. */
export function LayoutPurchase({ children, ...purchase }: LayoutPurchaseProps) {
  return (
    <>
      <LayoutTiles product={purchase.product} />
      {children}
      <LayoutForm {...purchase} />
    </>
  );
}

/** Adds all pieces of the selected layout, at the total that the page shows. */
function LayoutForm({
  id,
  product: { sectional },
  layout,
  busy,
  problem,
  adds,
}: Omit<LayoutPurchaseProps, "children">) {
  const { design, pieceCount, totalPrice, formattedPrice, unavailableMessage } = layout;
  const fields = {
    collection: sectional?.collectionCode,
    fabric: sectional?.fabricChoiceCode,
    design,
    total: formattedPrice,
    totalPrice,
  };
  return (
    <Form id={id} method="post" data-part="add-to-cart">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ConfirmationField adds={adds} />
      <div role="alert">
        {problem === null ? null : (
          <div data-part="alert" data-tone="error">
            {problem}
          </div>
        )}
      </div>
      {unavailableMessage === undefined ? (
        <div data-part="add-to-cart-row">
          <Button type="submit" busy={busy} busyLabel="Adding…">
            <span>
              <span>{`Add all ${pieceCount} pieces`}</span> <span data-part="desktop-only">to cart</span>
            </span>
          </Button>
        </div>
      ) : (
        <p data-part="add-to-cart-gone">{`${unavailableMessage}. This layout cannot be added to a cart right now.`}</p>
      )}
    </Form>
  );
}

/** Each piece of a sectional in the fabric of the page, to buy on its own; above them the layouts, where the page sells a piece. */
export function SectionalPart({ product }: SectionalProps) {
  const { layouts = [], pieces = [] } = product.sectional ?? {};
  return (
    <div data-part="product-row">
      {layouts.some(({ isSelected }) => isSelected) ? null : <LayoutTiles product={product} />}
      <PieceLinks pieces={pieces} />
    </div>
  );
}
