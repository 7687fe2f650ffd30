import type { SignInWidget } from "@store/contract/shared";
import { atom } from "jotai/vanilla";
import type { ComponentType } from "react";

/** The props of the sign-in form in the flyout. */
export interface SignInSlotProps {
  readonly widget: SignInWidget;
  /** Where the shopper goes after the sign-in: a path of this store. */
  readonly returnUrl: string;
  /** False during the fade-out: nobody is signed in any more. */
  readonly isOpen: boolean;
  /** The session has ended; the dialog that says so opens after this form has closed. */
  readonly onReset: () => void;
}

type SignInForm = ComponentType<SignInSlotProps>;

export interface SignInSlot {
  readonly load: () => Promise<SignInForm>;
  /** Set once it is loaded. */
  readonly Form?: SignInForm;
}

/** The sign-in form of the flyout, which another package renders. Null if the page has none. */
export const signInSlotAtom = atom<SignInSlot | null>(null);

/** Loads the form along with the flyout. If it cannot be loaded, the flyout links to the sign-in page. */
export const loadSignInFormAtom = atom(null, async (get, set) => {
  const slot = get(signInSlotAtom);
  const Form = slot?.Form ?? (await slot?.load().catch(() => undefined));
  if (slot && Form) set(signInSlotAtom, { ...slot, Form });
});
