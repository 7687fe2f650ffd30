import type { PageStore } from "../../config/store-config.ts";
import { ContentPage } from "./content-page.tsx";

export interface PrivacyPageProps {
  readonly store: Pick<PageStore, "brandName" | "servicePhone">;
}

/** What the shop knows about its visitors. `#infoWeCollect` is linked from forms that ask for something. */
export function PrivacyPage({ store }: PrivacyPageProps) {
  return (
    <ContentPage
      title="Privacy Policy"
      lead={`${store.brandName} asks only for what an order needs, and says here what becomes of it.`}
    >
      <h2 id="infoWeCollect">Information we collect</h2>
      <p>When you place an order we ask for:</p>
      <ul>
        <li>the name, address and telephone number we deliver to,</li>
        <li>an e-mail address for news about that order,</li>
        <li>how you wish to pay.</li>
      </ul>
      <p>
        Your card number and security code go to the payment processor and are not kept by us. We keep the kind of card
        and its last four digits, so that you can recognize it.
      </p>
      <h2>Cookies</h2>
      <p>
        One cookie remembers your cart. There are no cookies for advertising, and no other company watches you here.
      </p>
      <h2>What we use it for</h2>
      <p>
        To deliver what you ordered, to tell you when it comes, to answer your questions and to keep the books that the
        law requires. We do not sell what you tell us.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what we hold about you, have it corrected, or have it removed once the law allows. Call{" "}
        <a href={`tel:${store.servicePhone.replace(/[^\d+]/g, "")}`}>{store.servicePhone}</a> and tell us your order
        number.
      </p>
    </ContentPage>
  );
}
