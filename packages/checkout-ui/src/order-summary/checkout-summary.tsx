import type { CheckoutModel } from "@store/contract/checkout";
import { isAbroad } from "@store/contract/shared";
import { formatPrice } from "@store/price-format";
import { siteAtom } from "@store/shopper-state";
import { buttonLook } from "@store/ui-kit/button";
import { ExpandIcon } from "@store/ui-kit/icons";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";
import { LineList, toCountText } from "../line-list/line-list.tsx";
import { arePlacesKnown } from "../steps/are-places-known.ts";
import { cartStep } from "../steps/step-table.ts";
import { LostPromotions } from "./lost-promotions.tsx";
import { OrderSummary } from "./order-summary.tsx";

/** The most lines that are shown at once, so that the total of a usual order stays in view. */
const openUpTo = 4;

/**
 * The summary of every step: the amounts, and the items in a list, folded if it is long. On a small screen it is one expandable
 * line with the total, above the fields.
 */
export function CheckoutSummary({ model }: { model: CheckoutModel }) {
  const { currency, locale } = useAtomValue(siteAtom);
  const { recipients } = model.shippingOptions;
  const { rewardsExceedOrderTotalMessage } = model.orderSummary;
  const shipments = recipients.flatMap((recipient) => recipient.shipments);
  const shipped = shipments.flatMap(({ lineItems }) => lineItems);
  const isShippingKnown = shipments.every(({ availableServiceLevels }) => availableServiceLevels.length > 0);
  const lines = [...shipped, ...model.otherLines];
  // An order abroad is not taxed.
  const isTaxKnown = arePlacesKnown(recipients) || isAbroad(model.shipTo);
  const isTaxInPart = recipients.some(({ store }) => store !== null);
  return (
    <section data-part="summary" aria-labelledby="order-summary">
      <LostPromotions summary={model.orderSummary} />
      <details data-part="summary-fold">
        <summary>
          Show order summary <span>{formatPrice(model.orderSummary.total, { currency, locale })}</span>
          <ExpandIcon size={18} />
        </summary>
        <h2 id="order-summary">Order summary</h2>
        <OrderSummary
          summary={model.orderSummary}
          isTaxKnown={isTaxKnown}
          isTaxInPart={isTaxInPart}
          isShippingKnown={isShippingKnown}
        />
        {rewardsExceedOrderTotalMessage ? <p data-part="soft">{rewardsExceedOrderTotalMessage}</p> : null}
        {lines.length > 0 ? (
          <details data-part="summary-items" open={lines.length <= openUpTo}>
            <summary>
              <span>{toCountText(lines)}</span>
              <ExpandIcon size={18} />
            </summary>
            <LineList
              lines={lines}
              currency={currency}
              note={({ sku }) =>
                model.joined?.skus.includes(sku) ? <p data-part="soft">From your account's cart</p> : null
              }
            />
          </details>
        ) : null}
        <StoreLink href={cartStep.path} {...buttonLook("quiet")}>
          Edit Cart
        </StoreLink>
      </details>
    </section>
  );
}
