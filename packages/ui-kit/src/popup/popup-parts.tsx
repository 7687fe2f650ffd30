import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { type ButtonVariant, buttonLook } from "../button/button.tsx";
import { useIsScrollable } from "./use-is-scrollable.ts";

export { Root } from "./popup-root.tsx";

/** What the popup is about: its heading and its name for listeners. Every popup has one. */
export function Title({ children }: { children: ReactNode }) {
  return <Dialog.Title data-part="popup-title">{children}</Dialog.Title>;
}

/** The sentence that is read with the title when the popup opens. */
export function Description({ children }: { children: ReactNode }) {
  return (
    <Dialog.Description render={<div />} data-part="popup-description">
      {children}
    </Dialog.Description>
  );
}

/** What scrolls when there is more than the screen holds; it then takes the focus, so that the arrow keys move it. */
export function Body({ children }: { children: ReactNode }) {
  const { ref, isScrollable } = useIsScrollable<HTMLDivElement>();
  return (
    <div ref={ref} data-part="popup-body" {...(isScrollable && { tabIndex: 0 })}>
      {children}
    </div>
  );
}

/** The buttons at the foot, the least destructive first; they stay in view while the body scrolls. */
export function Actions({ children }: { children: ReactNode }) {
  return <div data-part="popup-actions">{children}</div>;
}

/** A button in words that closes, such as "Cancel". */
export function Close({ children, variant = "secondary" }: { children: ReactNode; variant?: ButtonVariant }) {
  return <Dialog.Close {...buttonLook(variant)}>{children}</Dialog.Close>;
}
