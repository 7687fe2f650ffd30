import type { QuickShip } from "@store/contract/special-order";
import { StoreLink } from "@store/ui-kit/link";

/** The fabrics in which the product need not be made; nothing if there are none (AMB-253). */
export function QuickShipList({ items }: Pick<QuickShip, "items">) {
  if (items.length === 0) return null;
  return (
    <section data-part="quick-ship" aria-labelledby="quick-ship">
      <h2 id="quick-ship">In stock in these fabrics</h2>
      <ul>
        {items.map(({ sku, name, formattedPrice, leadTime }) => (
          <li key={sku}>
            <StoreLink href={`/product/${sku}`}>{name}</StoreLink> <span>{formattedPrice}</span>{" "}
            <span data-part="soft">{leadTime}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
