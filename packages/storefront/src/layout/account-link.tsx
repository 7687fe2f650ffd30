import type { CartCount } from "@store/contract/cart";
import { StoreLink } from "@store/ui-kit/link";
import type { ReactNode } from "react";

/** Who is signed in, as every page knows it. */
export type Account = NonNullable<CartCount["account"]>;

export interface AccountLinkProps {
  /** Null for a guest. */
  readonly account: Account | null;
  readonly icon?: ReactNode;
}

/** Greets who is signed in, and leads to the account; leads a guest to the sign-in page. */
export function AccountLink({ account, icon }: AccountLinkProps) {
  return (
    <StoreLink href={account ? "/account" : "/account/login"} data-part="header-service">
      {icon}
      {account ? <span data-part="account-name">Hi, {account.firstName}</span> : "Sign In"}
    </StoreLink>
  );
}
