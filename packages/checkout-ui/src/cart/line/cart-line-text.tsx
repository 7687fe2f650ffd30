import type { CartLine, Currency } from "@store/contract/shared";
import { StoreLink } from "@store/ui-kit/link";
import { Price } from "@store/ui-kit/price";
import { LineNotes } from "../../line-list/line-notes.tsx";
import { lineTitleId } from "./focus-line.ts";
import { isDescriptionDisabled } from "./is-description-disabled.ts";

export interface CartLineTextProps {
  readonly line: CartLine;
  readonly currency: Currency;
  readonly heading: "h2" | "h3";
}

/** Title, options and unit price of a line. */
export function CartLineText({ line, currency, heading: Heading }: CartLineTextProps) {
  const { itemInfo, shippingDeliveryOptions } = line;
  const { unitPrice, regularPrice } = line.priceQuantityTotals;
  const { title, navigateUrl } = itemInfo;
  return (
    <>
      <Heading id={lineTitleId(line.id)} tabIndex={-1} data-part="cart-line-title">
        {isDescriptionDisabled(shippingDeliveryOptions.deliveryStatus) ? (
          title
        ) : (
          <StoreLink href={navigateUrl}>{title}</StoreLink>
        )}
      </Heading>
      {itemInfo.optionText ? <p data-part="soft">{itemInfo.optionText}</p> : null}
      {itemInfo.editUrl && !line.isRemoved ? (
        <p>
          <StoreLink href={itemInfo.editUrl} aria-label={`Edit: ${title}`}>
            Edit
          </StoreLink>
        </p>
      ) : null}
      {itemInfo.personalizationText ? <PersonalizedText itemInfo={itemInfo} /> : null}
      <LineNotes {...itemInfo} />
      <p>
        <Price cents={unitPrice} regularCents={regularPrice} currency={currency} />
        {itemInfo.isDonation ? null : (
          <span data-part="soft">{` each${itemInfo.saleText ? `, ${itemInfo.saleText}` : ""}`}</span>
        )}
      </p>
    </>
  );
}

function PersonalizedText({ itemInfo: { personalizationText, personalization } }: Pick<CartLine, "itemInfo">) {
  const { font, textcolor, monogrammingImg } = personalization?.[0] ?? {};
  const style = [font, textcolor].filter(Boolean).join(", ");
  return (
    <>
      <p data-part="soft">{`Personalized: “${personalizationText}”${style && `, ${style}`}`}</p>
      {monogrammingImg ? <img src={monogrammingImg} alt="" width="120" height="60" /> : null}
    </>
  );
}
