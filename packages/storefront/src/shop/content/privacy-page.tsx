import type { PageStore } from "../../web/config/store-config.ts";
import { ContentPage, type ContentSection } from "../../web/page/content-page.tsx";
import { PhoneLink } from "../../web/page/phone-link.tsx";

/** The store's data in the privacy policy. */
type PrivacyStore = Pick<PageStore, "brandName" | "servicePhone">;

export interface PrivacyPageProps {
  readonly store: PrivacyStore;
}

/** The privacy policy. Forms that ask for personal data link to `#infoWeCollect`. */
export function PrivacyPage({ store }: PrivacyPageProps) {
  return (
    <ContentPage
      title="Privacy Policy"
      lead={`${store.brandName} asks only for what an order needs, and says here what becomes of it.`}
      sections={privacySections(store)}
    />
  );
}

/** The sections of the privacy policy; other pages link to the anchor of the first one. */
function privacySections(store: PrivacyStore): readonly ContentSection[] {
  return [
    {
      id: "infoWeCollect",
      title: "Information we collect",
      body: (
        <>
          <p>When you place an order we ask for:</p>
          <ul>
            <li>the name, address and telephone number we deliver to,</li>
            <li>an e-mail address for news about that order,</li>
            <li>how you wish to pay.</li>
          </ul>
          <p>
            While you browse we remember what is in your cart and which pieces you looked at lately, so that you find
            them again.
          </p>
        </>
      ),
    },
    {
      id: "payment",
      title: "Payment",
      body: (
        <p>
          Your card number and security code go to the payment processor and are not kept by us. We keep the kind of
          card and its last four digits, so that you can recognize it.
        </p>
      ),
    },
    {
      id: "cookies",
      title: "Cookies",
      body: (
        <p>
          Our cookies remember your cart and your visit, and nothing else. There are no cookies for advertising, and no
          other company watches you here.
        </p>
      ),
    },
    {
      id: "use",
      title: "What we use it for",
      body: (
        <p>
          To deliver what you ordered, to tell you when it comes, to answer your questions and to keep the books that
          the law requires. We do not sell what you tell us.
        </p>
      ),
    },
    {
      id: "share",
      title: "Who else sees it",
      body: (
        <p>
          The carrier sees the name, address and telephone number on the label. The payment processor sees what it needs
          to take the payment. Nobody else sees anything, unless a court tells us to show it.
        </p>
      ),
    },
    {
      id: "keep",
      title: "How long we keep it",
      body: (
        <p>
          Orders are kept for as long as the law asks of a shop. A cart that nobody comes back to, and what was looked
          at, are forgotten sooner.
        </p>
      ),
    },
    {
      id: "rights",
      title: "Your rights",
      body: (
        <p>
          You may ask what we hold about you, have it corrected, or have it removed once the law allows. Call{" "}
          <PhoneLink phone={store.servicePhone} /> and tell us your order number.
        </p>
      ),
    },
  ];
}
