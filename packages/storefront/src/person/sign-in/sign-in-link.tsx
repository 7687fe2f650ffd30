import { toLoginPath } from "@store/contract/account";
import { signsInAttribute } from "@store/ui-kit/early-protocol";
import { StoreLink } from "@store/ui-kit/link";
import type { ReactNode } from "react";

/** Where the form alone is (`person/sign-in/early-sign-in.route.tsx`). */
const formPath = "/account/login/form";

/** Pages that sign in themselves, or lead to one that does: nothing else asks for that there [AUTH-22]. */
const ownWay = /^\/(account\/(login(\/widget)?|auth\/confirm)|gift-registry\/(authenticate|new))$/;

export interface SignInLinkProps {
  /** The path and query of the page on screen, to which the sign-in returns. */
  readonly here?: string | undefined;
  readonly icon?: ReactNode;
}

/**
 * Opens the sign-in popup: by the head while no application answers (`ui-kit/early/sign-in.ts`), then by `LazySignIn`. Without
 * scripts it leads to the sign-in page [AUTH-01].
 */
export function SignInLink({ here = "/", icon }: SignInLinkProps) {
  const [path = ""] = here.split("?");
  const mark = ownWay.test(path) ? {} : { [signsInAttribute]: formPath };
  return (
    <StoreLink href={toLoginPath(here)} data-part="header-service" {...mark}>
      {icon}
      <span>Sign In</span>
    </StoreLink>
  );
}
