import { type ReactNode, useContext, useLayoutEffect, useRef } from "react";
import { type ButtonVariant, buttonLook } from "../button/button.tsx";
import { ModalContext } from "./modal.tsx";
import { reachIfScrollable } from "./modal-focus.ts";

export { Root } from "./popup-root.tsx";

/** The heading of the popup and its accessible name. Every popup has one. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <h2 id={useContext(ModalContext).titleId} data-part="popup-title">
      {children}
    </h2>
  );
}

/** The text that is read with the title when the popup opens. */
export function Description({ children }: { children: ReactNode }) {
  const { descriptionId, setIsDescribed } = useContext(ModalContext);
  useLayoutEffect(() => {
    setIsDescribed(true);
    return () => setIsDescribed(false);
  }, [setIsDescribed]);
  return (
    <div id={descriptionId} data-part="popup-description">
      {children}
    </div>
  );
}

/** The content, which scrolls if it does not fit. It then is focusable, so that the arrow keys scroll it. */
export function Body({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = body.current;
    if (part === null) return;
    const look = () => reachIfScrollable(part);
    look();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(look);
    for (const element of [part, ...part.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={body} data-part="popup-body">
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
  const { close } = useContext(ModalContext);
  return (
    <button type="button" {...buttonLook(variant)} onClick={() => close()}>
      {children}
    </button>
  );
}
