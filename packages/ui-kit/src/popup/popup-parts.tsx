import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type ButtonVariant, buttonLook } from "../button/button.tsx";

export { Root } from "./popup-root.tsx";

/** The heading of the popup and its accessible name. Every popup has one. */
export function Title({ children }: { children: ReactNode }) {
  return <Dialog.Title data-part="popup-title">{children}</Dialog.Title>;
}

/** The text that is read with the title when the popup opens. */
export function Description({ children }: { children: ReactNode }) {
  return (
    <Dialog.Description render={<div />} data-part="popup-description">
      {children}
    </Dialog.Description>
  );
}

/** The content, which scrolls if it does not fit. It then is focusable, so that the arrow keys scroll it. */
export function Body({ children }: { children: ReactNode }) {
  const { ref, isScrollable } = useIsScrollable<HTMLDivElement>();
  return (
    <div ref={ref} data-part="popup-body" {...(isScrollable && { tabIndex: 0 })}>
      {children}
    </div>
  );
}

/** The buttons at the bottom, the least destructive first. They stay in view while the body scrolls. */
export function Actions({ children }: { children: ReactNode }) {
  return <div data-part="popup-actions">{children}</div>;
}

/** A button with a label that closes, such as "Cancel". */
export function Close({ children, variant = "secondary" }: { children: ReactNode; variant?: ButtonVariant }) {
  return <Dialog.Close {...buttonLook(variant)}>{children}</Dialog.Close>;
}

/** Whether an element overflows. Known before the browser paints, and so before a popup moves the focus. */
function useIsScrollable<Part extends HTMLElement>(): { ref: RefObject<Part | null>; isScrollable: boolean } {
  const ref = useRef<Part>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useLayoutEffect(() => {
    const part = ref.current;
    if (part === null) return;
    const look = () => setIsScrollable(part.scrollHeight > part.clientHeight + 1);
    look();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(look);
    for (const element of [part, ...part.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isScrollable };
}
