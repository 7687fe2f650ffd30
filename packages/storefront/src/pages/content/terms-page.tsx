import type { PageStore } from "../../config/store-config.ts";
import { ContentPage } from "./content-page.tsx";

export interface TermsPageProps {
  readonly store: Pick<PageStore, "brandName" | "servicePhone" | "currency" | "site">;
}

const currencies = { USD: "US dollars", CAD: "Canadian dollars" } as const;
const countries = { US: "the United States", CA: "Canada" } as const;

/** What both sides agree to when something is ordered. */
export function TermsPage({ store }: TermsPageProps) {
  return (
    <ContentPage
      title="Terms of Use"
      lead={`These terms apply whenever you browse or buy from ${store.brandName}. We have kept them short so that they can be read.`}
    >
      <h2>Your order</h2>
      <p>
        When you press Place Order you offer to buy what is in your cart. The confirmation page tells you that we have
        received your order and gives you its number. If we cannot supply something, we tell you and charge nothing for
        it.
      </p>
      <h2>Prices and payment</h2>
      <p>
        Prices on this site are in {currencies[store.currency]}. Shipping and taxes for your address are shown before
        you pay. Your cart always shows today's price, and an order is never charged for more than the total you saw
        when you pressed Place Order.
      </p>
      <h2>Delivery</h2>
      <p>
        We deliver within {countries[store.site]}. Small items arrive by parcel. Each piece of furniture says on its
        page whether it is carried into the room of your choice or brought to your door. Please measure doors and
        stairs; the size of each piece, and of its boxes when it is large, stands on its page.
      </p>
      <h2>Returns</h2>
      <p>
        Most items can be returned unused within 30 days. Pieces that are made to order or personalized for you are made
        for nobody else, so they cannot be returned unless they arrive damaged or faulty. Gift cards and donations
        cannot be returned.
      </p>
      <h2>Pictures and colors</h2>
      <p>
        Every piece is shown in the same light. Screens differ and wood grows as it likes, so small differences in color
        and grain are natural.
      </p>
      <h2>Questions</h2>
      <p>
        Call us at <a href={`tel:${store.servicePhone.replace(/[^\d+]/g, "")}`}>{store.servicePhone}</a>. We will put it
        right.
      </p>
    </ContentPage>
  );
}
