import type { CartCount } from "@store/contract/cart";
import { StoreLink } from "@store/ui-kit/link";
import type { ReactNode } from "react";

/** The signed-in account, as every page knows it. */
export type Account = NonNullable<CartCount["account"]>;

export interface AccountLinkProps {
  /** Null for a guest. */
  readonly account: Account | null;
  readonly icon?: ReactNode;
}

/** Greets a signed-in shopper and links to the account; links a guest to the sign-in page. */
export function AccountLink({ account, icon }: AccountLinkProps) {
  return (
    <StoreLink href={account ? "/account" : "/account/login"} data-part="header-service">
      {icon}
      {account ? <span data-part="account-name">Hi, {account.firstName}</span> : "Sign In"}
    </StoreLink>
  );
}
