import type { SignInWidget } from "@store/contract/shared";
import type { ComponentType } from "react";

/** What the sign-in form of the flyout is given. */
export interface SignInSlotProps {
  readonly widget: SignInWidget;
  /** Where the shopper goes once signed in: a path of this store. */
  readonly returnUrl: string;
  /** False while the flyout fades out: nobody is signed in any more. */
  readonly isOpen: boolean;
  /** The session is over; the dialog that says so opens once this form has stepped aside. */
  readonly onReset: () => void;
}

type SignInForm = ComponentType<SignInSlotProps>;
let loadForm: (() => Promise<SignInForm>) | null = null;
let form: SignInForm | null = null;

/** Gives the flyout its sign-in form, which another package draws; it is loaded with the flyout. */
export function fillSignInSlot(load: () => Promise<SignInForm>): void {
  loadForm = load;
}

/** Loads the form. Where it cannot be loaded the flyout leads to the sign-in page. */
export async function loadSignInForm(): Promise<void> {
  form ??= (await loadForm?.().catch(() => null)) ?? null;
}

/** The form, once it is loaded. */
export function getSignInForm(): SignInForm | null {
  return form;
}
