import type { Product } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import { useId } from "react";

export interface PieceLinksProps {
  readonly pieces: NonNullable<Product["sectional"]>["pieces"];
}

/** The pieces of a collection with their prices, each a link to its page. */
export function PieceLinks({ pieces }: PieceLinksProps) {
  const title = useId();
  return (
    <section id="single-pieces" data-part="piece-links" aria-labelledby={title}>
      <h2 id={title}>Single Pieces</h2>
      <ul>
        {pieces.map(({ sku, name, imagePath, formattedPrice, navigateUrl, isSelected }) => (
          <li key={sku} data-part="piece-link">
            <Picture imagePath={imagePath} alt="" sizes="160px" />
            <StoreLink href={navigateUrl} aria-current={isSelected ? "true" : undefined}>
              {name}
            </StoreLink>
            <span>{formattedPrice}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
