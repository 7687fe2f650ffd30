import type { LayoutChoice, Product } from "@store/contract/catalog";
import { toPlannerUrl } from "@store/sectional-ui/design";
import { PieceLinks } from "@store/sectional-ui/piece-links";
import { ReadyLayouts } from "@store/sectional-ui/ready-layouts";
import styles from "@store/sectional-ui/styles.css?url";
import { Button } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Form, useSearchParams } from "react-router";
import { ConfirmationField } from "../../buy/adding/confirmation-field.tsx";

type Sectional = NonNullable<Product["sectional"]>;

/** The ready layouts of a piece's collection in its fabric, with the other ways to buy one. */
export function LayoutTiles({ sku, sectional }: { readonly sku: string; readonly sectional: Sectional }) {
  const { layouts = [], collectionCode, fabricChoiceCode: fabric } = sectional;
  const [query] = useSearchParams();
  const { design = "" } = layouts.find(({ isSelected }) => isSelected) ?? {};
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <ReadyLayouts
        layouts={layouts}
        toUrl={(layout) => `/product/${sku}?${new URLSearchParams({ ...Object.fromEntries(query), layout })}`}
      >
        <p data-part="layout-links">
          <StoreLink href={toPlannerUrl(`/sectional-planner/${collectionCode}`, { design, fabric })}>
            Design your own
          </StoreLink>{" "}
          <a href="#single-pieces">Buy a single piece</a>
        </p>
      </ReadyLayouts>
    </>
  );
}

export interface LayoutFormProps {
  readonly id: string;
  readonly sectional: Sectional;
  readonly layout: LayoutChoice;
  readonly busy: boolean;
  /** Why the last add failed. */
  readonly problem: string | null;
  /** How often the page has added so far. */
  readonly adds: number;
}

/** The form that adds all pieces of the selected layout, at the total that the page shows. */
export function LayoutForm({ id, sectional, layout, busy, problem, adds }: LayoutFormProps) {
  const { design, pieceCount, totalPrice, formattedPrice, unavailableMessage } = layout;
  const fields = {
    collection: sectional.collectionCode,
    fabric: sectional.fabricChoiceCode,
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
              {`Add all ${pieceCount} pieces `}
              <span data-part="desktop-only">to cart</span>
            </span>
          </Button>
        </div>
      ) : (
        <p data-part="add-to-cart-gone">{`${unavailableMessage}. This layout cannot be added to a cart right now.`}</p>
      )}
    </Form>
  );
}

/** The pieces of a collection in the fabric of the page, each to buy on its own. */
export function PiecesPart({ pieces }: Pick<Sectional, "pieces">) {
  return (
    <div data-part="product-row">
      <PieceLinks pieces={pieces} />
    </div>
  );
}
