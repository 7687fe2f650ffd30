import { AddressLines, AppliedCard } from "@store/checkout-ui/account";
import type { ListedOrder, SavedAccount } from "@store/contract/account";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import type { ReactNode } from "react";
import { AccountFrame } from "./account-frame.tsx";
import { OrderList } from "./orders-page.tsx";

export interface AccountPageProps extends Pick<SavedAccount, "account" | "addresses" | "cards"> {
  /** Newest first; the overview shows the first. */
  readonly orders: readonly ListedOrder[];
  /** The items of the cart that are saved for later. */
  readonly saved: readonly { readonly id: string; readonly title: string; readonly url: string }[];
}

const maxSaved = 3;

/** The signed-in shopper, with the latest order, the default address and card, and saved items (AMB-187). */
export function AccountPage({ account, addresses: [address], cards: [card], orders, saved }: AccountPageProps) {
  return (
    <AccountFrame title="Your Account" section="/account">
      <div data-part="account-cells">
        <Cell title="Profile" href="/account/profile" link="Edit Profile">
          <dl data-part="account-details">
            <div>
              <dt>Name</dt>
              <dd>{`${account.firstName} ${account.lastName}`}</dd>
            </div>
            <div>
              <dt>Email Address</dt>
              <dd>{account.email}</dd>
            </div>
          </dl>
        </Cell>
        <Cell title="Latest Order" href="/account/orders" link="All Orders">
          {orders.length > 0 ? <OrderList orders={orders.slice(0, 1)} /> : <p>You have no orders yet.</p>}
        </Cell>
        <Cell title="Default Address" href="/account/addresses" link="All Addresses">
          {address ? <AddressLines address={address} /> : <p>You have no saved address.</p>}
        </Cell>
        <Cell title="Default Card" href="/account/cards" link="All Cards">
          {card ? <AppliedCard card={card.cardInfo} /> : <p>You have no saved card.</p>}
        </Cell>
        <Cell title="Saved for Later" href="/checkout/cart#saved-for-later" link="All Saved Items">
          {saved.length > 0 ? <SavedItems items={saved} /> : <p>You have saved no item for later.</p>}
        </Cell>
      </div>
      <div data-part="content-actions">
        <StoreLink href="/checkout/cart" {...buttonLook("primary")}>
          Go to Cart
        </StoreLink>
        <StoreLink href="/free-swatches" {...buttonLook("secondary")}>
          Order Free Swatches
        </StoreLink>
      </div>
    </AccountFrame>
  );
}

function SavedItems({ items }: { readonly items: AccountPageProps["saved"] }) {
  return (
    <ul data-part="account-list">
      {items.slice(0, maxSaved).map(({ id, title, url }) => (
        <li key={id}>
          <StoreLink href={url}>{title}</StoreLink>
        </li>
      ))}
    </ul>
  );
}

interface CellProps {
  readonly title: string;
  readonly href: string;
  readonly link: string;
  readonly children: ReactNode;
}

function Cell({ title, href, link, children }: CellProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
      <StoreLink href={href}>{link}</StoreLink>
    </section>
  );
}
