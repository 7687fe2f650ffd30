import type { PageStore } from "../../web/config/store-config.ts";
import { ContentPage, type ContentSection } from "../../web/page/content-page.tsx";
import { PhoneLink } from "../../web/page/phone-link.tsx";

export interface RewardsPageProps {
  readonly store: Pick<PageStore, "brandName" | "servicePhone">;
}

/** How the store card and reward certificates work here. The confirmation of an add links to it. */
export function RewardsPage({ store }: RewardsPageProps) {
  return (
    <ContentPage
      title="Rewards"
      lead={`What the ${store.brandName} store card and reward certificates do when you pay.`}
      sections={sections(store)}
    />
  );
}

const sections = ({ servicePhone }: RewardsPageProps["store"]): readonly ContentSection[] => [
  {
    id: "store-card",
    title: "The store card",
    body: (
      <p>
        There are two rewards cards: the store card and the store MasterCard. With an order of the store card you choose
        between rewards and financing, unless an offer does not apply to it; the checkout then says why.
      </p>
    ),
  },
  {
    id: "certificates",
    title: "Reward certificates",
    body: (
      <>
        <p>Certificates belong to your account. Sign in before you pay, and the payment step lists yours.</p>
        <ul>
          <li>They pay only together with a rewards card, even if nothing is left for the card to pay.</li>
          <li>Each has a date on which it expires, and pays in the country that issued it.</li>
          <li>A certificate is used whole: what it is worth beyond the order is not kept.</li>
        </ul>
      </>
    ),
  },
  {
    id: "remove",
    title: "If you change your mind",
    body: (
      <p>
        Until you place the order you can take a certificate off again. If an order is not placed, your certificates
        stay yours. Any question? Call <PhoneLink phone={servicePhone} />.
      </p>
    ),
  },
];
