import type { CartLine, Currency } from "@store/contract/shared";
import { StoreLink } from "@store/ui-kit/link";
import { Price } from "@store/ui-kit/price";
import type { ReactNode } from "react";
import { LineNotes } from "../../line-list/line-notes.tsx";
import { lineTitleId } from "./focus-line.ts";
import { isDescriptionDisabled } from "./is-description-disabled.ts";

export interface CartLineTextProps {
  readonly line: CartLine;
  readonly currency: Currency;
  readonly heading: "h2" | "h3";
  /** Its total, in one row with the title. */
  readonly children?: ReactNode;
}

/** Title, options and unit price of a line; the price of one is not repeated beside its total. */
export function CartLineText({ line, currency, heading: Heading, children }: CartLineTextProps) {
  const { itemInfo, shippingDeliveryOptions } = line;
  const { quantity, unitPrice, regularPrice } = line.priceQuantityTotals;
  const { title, navigateUrl, saleText } = itemInfo;
  const texts = [quantity > 1 && !itemInfo.isDonation && " each", saleText && `, ${saleText}`];
  return (
    <>
      <div data-part="cart-line-head">
        <Heading id={lineTitleId(line.id)} tabIndex={-1} data-part="cart-line-title">
          {isDescriptionDisabled(shippingDeliveryOptions.deliveryStatus) ? (
            title
          ) : (
            <StoreLink href={navigateUrl}>{title}</StoreLink>
          )}
        </Heading>
        {children}
      </div>
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
      {quantity > 1 || regularPrice > unitPrice || !children ? (
        <p>
          <Price cents={unitPrice} regularCents={regularPrice} currency={currency} />
          <span data-part="soft">{texts.filter(Boolean).join("")}</span>
        </p>
      ) : null}
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
