import { AppliedCard } from "@store/checkout-ui/account";
import type { SavedAccount } from "@store/contract/account";
import { AccountFrame, type AccountFrameProps } from "./account-frame.tsx";
import { SavedItemForm } from "./addresses-page.tsx";

type Notices = Pick<AccountFrameProps, "done" | "problem">;

/** The saved cards, which the checkout offers. A new card is saved when it pays. */
export function CardsPage({ cards, ...notices }: Pick<SavedAccount, "cards"> & Notices) {
  return (
    <AccountFrame title="Saved Cards" section="/account/cards" {...notices}>
      <p>To save a card, choose “Save card to my account” when you pay with it.</p>
      {cards.length === 0 ? <p>You have no saved card.</p> : null}
      <ul data-part="account-list">
        {cards.map(({ id, cardInfo, isExpired }, index) => (
          <li key={id}>
            <div>
              {index === 0 ? <p data-part="account-default">Default</p> : null}
              <AppliedCard card={cardInfo} />
              {isExpired ? <p data-part="soft">Expired</p> : null}
            </div>
            <SavedItemForm kind="Card" id={id} name={`card ending in ${cardInfo.lastFour}`} isDefault={index === 0} />
          </li>
        ))}
      </ul>
    </AccountFrame>
  );
}
