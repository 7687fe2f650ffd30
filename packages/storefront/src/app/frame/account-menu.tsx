import { StoreLink } from "@store/ui-kit/link";
import type { ReactNode } from "react";
import { SignInLink } from "../../person/sign-in/sign-in-link.tsx";
import { SignOutForm } from "../../person/sign-in/sign-out-form.tsx";
import type { Account } from "../../web/session/account-atom.ts";
import { accountPanelId, closeWhenLeft } from "./panels.ts";
export interface AccountMenuProps {
  /** Null for a guest. */
  readonly account: Account | null;
  /** The path and query of the page on screen. */
  readonly here?: string | undefined;
  readonly icon?: ReactNode;
}

/** For guests, too: it asks them to sign in. */
const registries = { href: "/gift-registry/registrant-list", name: "Gift Registry" } as const;
const links = [
  { href: "/account", name: "Your Account" },
  { href: "/account/orders", name: "Orders" },
  registries,
] as const;

/**
 * Greets who is signed in, and opens the ways to account and orders and out of it: the browser's own popover, so that it
 * needs no script. Leads a guest to the registries and to the sign-in page.
 */
export function AccountMenu({ account, here, icon }: AccountMenuProps) {
  if (account === null)
    return (
      <>
        <StoreLink href={registries.href} data-part="header-service" data-optional="">
          {registries.name}
        </StoreLink>
        <SignInLink here={here} icon={icon} />
      </>
    );
  return (
    <>
      <button type="button" popoverTarget={accountPanelId} data-part="header-service">
        {icon}
        <span data-part="account-name">{`Hi, ${account.firstName}`}</span>
      </button>
      <nav
        id={accountPanelId}
        popover="auto"
        aria-label="Your account"
        data-part="account-panel"
        onBlur={closeWhenLeft}
      >
        <ul>
          {links.map(({ href, name }) => (
            <li key={href}>
              <StoreLink href={href}>{name}</StoreLink>
            </li>
          ))}
          <li>
            <SignOutForm />
          </li>
        </ul>
      </nav>
    </>
  );
}

/** The same as items of a list, for the menu of a phone. */
export function AccountItems({ account, here }: Pick<AccountMenuProps, "account" | "here">) {
  if (account === null)
    return (
      <>
        <li>
          <SignInLink here={here} />
        </li>
        <li>
          <StoreLink href={registries.href}>{registries.name}</StoreLink>
        </li>
      </>
    );
  return (
    <>
      <li data-part="account-name">{`Hi, ${account.firstName}`}</li>
      {links.map(({ href, name }) => (
        <li key={href}>
          <StoreLink href={href}>{name}</StoreLink>
        </li>
      ))}
      <li>
        <SignOutForm />
      </li>
    </>
  );
}
