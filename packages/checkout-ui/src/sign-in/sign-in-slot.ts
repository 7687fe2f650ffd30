import type { SignInWidget } from "@store/contract/shared";
import type { LazyPart } from "@store/ui-kit/lazy-part";
import { atom } from "jotai/vanilla";
import type { ReactNode } from "react";

/** The props of the sign-in form in the flyout. */
export interface SignInSlotProps {
  readonly widget: SignInWidget;
  /** Where the shopper goes after the sign-in: a path of this store. */
  readonly returnUrl: string;
  /** False during the fade-out: nobody is signed in any more. */
  readonly isOpen: boolean;
  /** The session has ended; the dialog that says so opens after this form has closed. */
  readonly onReset: () => void;
  /** The link to the sign-in page, to be rendered if the form cannot be loaded. */
  readonly children: ReactNode;
}

/**
 * The form is loaded along with the flyout.
 *
 * @example
 * const slot = { Form: lazyPart(loadForm, { Unavailable: ({ children }) => children }) };
 */
export interface SignInSlot {
  readonly Form: LazyPart<SignInSlotProps>;
}

/** The sign-in form of the flyout, which another package renders. Null if the page has none. */
export const signInSlotAtom = atom<SignInSlot | null>(null);
