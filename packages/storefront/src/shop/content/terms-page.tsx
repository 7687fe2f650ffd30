import { toSiteSpelling } from "@store/contract/shared";
import { currencyNames } from "../../web/config/currency-names.ts";
import type { PageStore } from "../../web/config/store-config.ts";
import { ContentPage, type ContentSection } from "../../web/page/content-page.tsx";
import { PhoneLink } from "../../web/page/phone-link.tsx";

/** The store's data in the terms. */
type TermsStore = Pick<PageStore, "brandName" | "currency" | "site" | "servicePhone" | "serviceHours">;

const countries = { US: "the United States", CA: "Canada" } as const;

export interface TermsPageProps {
  readonly store: TermsStore;
}

/** The terms of use and sale. */
export function TermsPage({ store }: TermsPageProps) {
  return (
    <ContentPage
      title="Terms of Use"
      lead={`These terms apply whenever you browse or buy from ${store.brandName}. We have kept them short so that they can be read.`}
      sections={termsSections(store)}
    />
  );
}

/** The sections of the terms, in the order of the steps of an order. */
function termsSections(store: TermsStore): readonly ContentSection[] {
  return [
    {
      id: "order",
      title: "Your order",
      body: (
        <>
          <p>
            When you press Place Order you offer to buy what is in your cart. The confirmation page tells you that we
            have received your order and gives you its number.
          </p>
          <p>If we cannot supply something, we tell you and charge nothing for it.</p>
        </>
      ),
    },
    {
      id: "payment",
      title: "Prices and payment",
      body: (
        <>
          <p>
            Prices on this site are in <span>{currencyNames[store.currency]}</span>. Shipping and taxes for your address
            are shown before you pay.
          </p>
          <p>
            Your cart always shows today's price, and an order is never charged for more than the total you saw when you
            pressed Place Order. A price that is plainly a slip may be corrected before we accept the order; you are
            then asked again.
          </p>
        </>
      ),
    },
    {
      id: "delivery",
      title: "Delivery",
      body: (
        <>
          <p>
            We deliver within <span>{countries[store.site]}</span>. Small items arrive by parcel. Each piece of
            furniture says on its page whether it is carried into the room of your choice or brought to your door.
          </p>
          <p>
            Please measure doors and stairs; the size of each piece, and of its boxes when it is large, stands on its
            page. Dates are our best estimate, and we tell you when one changes.
          </p>
        </>
      ),
    },
    {
      id: "returns",
      title: "Returns",
      body: (
        <>
          <p>
            Most items can be returned unused within 30 days of delivery or pickup, in what they came in. That holds for
            what is made to order or personalized, too, unless its page says “Final sale”.
          </p>
          <p>
            You accept the terms of a final sale before you add it. It cannot be returned unless it arrives damaged or
            wrong: please call us. Gift cards and donations cannot be returned.
          </p>
          <p>Anything that arrives broken is ours to put right: a new one, a repair, or your money back.</p>
        </>
      ),
    },
    {
      id: "giftCards",
      title: "Gift cards",
      body: (
        <p>
          A gift card does not expire, and what is left on it after an order stays on it. Keep its number as you would
          keep cash.
        </p>
      ),
    },
    {
      id: "pictures",
      title: toSiteSpelling("Pictures and colors", store.site),
      body: (
        <p>
          Every piece is shown in the same light. Screens differ and wood grows as it likes, so small differences in{" "}
          <span>{toSiteSpelling("color", store.site)}</span> and grain are natural. Where a fabric matters to you, see
          it in a store before you order.
        </p>
      ),
    },
    {
      id: "site",
      title: "Using this site",
      body: (
        <p>
          Words, pictures and drawings here belong to <span>{store.brandName}</span>. You are welcome to save and share
          them to plan a room. Please do not sell them, and do not use the site in a way that keeps others from it.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes to these terms",
      body: <p>The terms you saw when you placed an order are the ones that hold for it, whatever changes later.</p>,
    },
    {
      id: "questions",
      title: "Questions",
      body: (
        <p>
          Call us at <PhoneLink phone={store.servicePhone} />, <span>{store.serviceHours}</span>. We will put it right.
        </p>
      ),
    },
  ];
}
