import type { AddedItem } from "@store/contract/cart";
import { Picture } from "@store/ui-kit/picture";
import { InstallationOffer, type InstallationOfferProps } from "./installation-offer.tsx";

interface AddedItemsProps extends Pick<InstallationOfferProps, "onAddInstallation"> {
  readonly items: readonly AddedItem[];
}

/** Every item of an add with its text, fabric or lead time. */
export function AddedItems({ items, onAddInstallation }: AddedItemsProps) {
  return (
    <ul data-part="added-items">
      {items.map((item) => {
        const { id, sku, name, imagePath, optionText, quantity, formattedPrice, leadTime, monogrammingImg } = item;
        const { registryNote } = item;
        return (
          <li key={id ?? sku}>
            {monogrammingImg ? (
              <img data-part="added-personalization" src={monogrammingImg} alt={`Your text: ${optionText ?? ""}`} />
            ) : (
              <Picture imagePath={imagePath} alt="" sizes="96px" />
            )}
            <div>
              <p>
                <strong>{name}</strong>
              </p>
              {optionText ? <p>{optionText}</p> : null}
              {leadTime ? <p>{leadTime}</p> : null}
              <p>{`Quantity ${quantity}`}</p>
              {registryNote ? <p>{registryNote}</p> : null}
              <InstallationOffer item={item} onAddInstallation={onAddInstallation} />
            </div>
            <p>{formattedPrice}</p>
          </li>
        );
      })}
    </ul>
  );
}
