import type { SignInWidget } from "@store/contract/shared";
import { type ComponentType, createContext } from "react";

/** What the sign-in form of a page is given. */
export interface SignInSlotProps {
  readonly widget: SignInWidget;
  /** Where the shopper goes once signed in: a path of this store. */
  readonly returnUrl: string;
  /** False while it fades out: nobody is signed in any more. */
  readonly isOpen: boolean;
  /** The session is over; what tells so opens once this form has stepped aside. */
  readonly onReset: () => void;
}

/** The sign-in form of the flyout, which another package draws. Without one the flyout leads to the sign-in page. */
export const SignInSlot = createContext<ComponentType<SignInSlotProps> | null>(null);
