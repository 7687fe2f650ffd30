import type { AddOn } from "@store/contract/cart";
import { Button } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { useId } from "react";

export interface AddOnListProps {
  readonly addOns: readonly AddOn[];
  readonly addedSkus: readonly string[];
  /** The one whose add has no response yet. */
  readonly pendingSku: string | null;
  /** Adds one of it. */
  readonly add: (sku: string) => Promise<void>;
}

/** Products that go with the added ones, each with a button that adds one of it. Absent without any. */
export function AddOnList({ addOns, addedSkus, pendingSku, add }: AddOnListProps) {
  const title = useId();
  if (addOns.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>Extras and Essentials We Recommend</h3>
      <ul data-part="added-items">
        {addOns.map((addOn) => {
          const { sku, name, navigateUrl, formattedPrice } = addOn;
          const isAdded = addedSkus.includes(sku);
          const image = getImage(addOn);
          return (
            <li key={sku}>
              {image ? <Picture imagePath={image} alt="" sizes="96px" /> : null}
              <div>
                <StoreLink href={navigateUrl}>{name}</StoreLink>
                <p>{formattedPrice}</p>
              </div>
              <Button
                variant="secondary"
                disabled={isAdded}
                busy={pendingSku === sku}
                busyLabel="Adding…"
                onClick={() => add(sku)}
              >
                <span>{isAdded ? "Added" : "Add"}</span> <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The picture for a popup, or one of the other two. */
function getImage({ imagePopup, imagePath, imageUrl }: AddOn): string | undefined {
  return imagePopup || imagePath || imageUrl || undefined;
}
