import { Alert } from "@store/ui-kit/alert";
import { StoreLink } from "@store/ui-kit/link";
import type { ReactNode } from "react";
import { SignOutForm } from "../sign-in/sign-out-form.tsx";

const links = [
  { href: "/account", name: "Overview" },
  { href: "/account/orders", name: "Orders" },
  { href: "/account/addresses", name: "Addresses" },
  { href: "/account/cards", name: "Saved Cards" },
  { href: "/gift-registry/registrant-list", name: "Gift Registry" },
  { href: "/account/profile", name: "Profile" },
] as const;

/** The message of a page after a successful form, by the form's command. */
const doneTexts: Readonly<Record<string, string>> = {
  saveAddress: "Your address was saved.",
  removeAddress: "The address was removed.",
  setDefaultAddress: "Your default address was changed.",
  removeCard: "The card was removed.",
  setDefaultCard: "Your default card was changed.",
  updateName: "Your name was saved.",
  changeEmail: "Your email address was changed. Sign in with it from now on.",
  signOutDevice: "The device was signed out.",
  createRegistry: "Your registry is ready. Add to it from any product page, and share its link.",
  saveRegistry: "Your registry was saved.",
  renewLink: "Your registry has a new link. The old one leads nowhere now.",
  removeRegistry: "The registry was deleted.",
  changePassword: "Your password was changed. All other devices were signed out.",
};

export interface AccountFrameProps {
  readonly title: string;
  /** The menu item of this page. */
  readonly section: (typeof links)[number]["href"];
  /** The command of the form that redirected here. */
  readonly done?: string | null | undefined;
  /** The error of a form of this page. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** A page of the account: its menu, its heading, and the result of the form that redirected here. */
export function AccountFrame({ title, section, done, problem, children }: AccountFrameProps) {
  const doneText = done && Object.hasOwn(doneTexts, done) ? doneTexts[done] : undefined;
  return (
    <div data-part="page">
      <div data-part="account-page">
        <nav aria-label="Account" data-part="account-nav" data-print="hide">
          <ul>
            {links.map(({ href, name }) => (
              <li key={href}>
                <StoreLink href={href} aria-current={href === section ? "page" : undefined}>
                  {name}
                </StoreLink>
              </li>
            ))}
          </ul>
          <SignOutForm />
        </nav>
        <div data-part="account-main">
          <h1>{title}</h1>
          {problem ? <Alert tone="error">{problem}</Alert> : null}
          {doneText && !problem ? <Alert tone="success">{doneText}</Alert> : null}
          {children}
        </div>
      </div>
    </div>
  );
}
