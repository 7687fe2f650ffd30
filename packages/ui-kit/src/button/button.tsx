import {
  type ButtonHTMLAttributes,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { busyAttribute } from "../early/protocol.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet";

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-disabled"> {
  /** One primary button per form; "quiet" looks like a link. */
  readonly variant?: ButtonVariant;
  /** It cannot be pressed. If that happens while it has the focus, it keeps the focus and is announced as disabled. */
  readonly disabled?: boolean;
  /** Its own request is pending: the button keeps the focus and its width, and does nothing until the request ends. */
  readonly busy?: boolean;
  /** The label while busy, such as "Placing your order". */
  readonly busyLabel?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that ignores a second click and the repeated presses of a held Enter. While busy it is announced as disabled
 * but stays focusable, since disabling the element would move the keyboard focus to the top of the page. It also blocks
 * Enter in the form. `disabled` does the same as long as the button has the focus.
 */
export function Button({ variant = "primary", busy = false, busyLabel, type = "button", ref, ...rest }: ButtonProps) {
  const { children, disabled = false, onClick, onKeyDown, onFocus, onBlur, ...attributes } = rest;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  const [hasFocus, setHasFocus] = useState(false);
  // The focus can be older than the application. Not in a layout effect, which would draw again before the press that
  // hydrates the button is answered.
  useEffect(() => setHasFocus(button.current === document.activeElement), []);
  const isNamed = busy && Boolean(busyLabel);
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy || disabled) event.preventDefault();
    else onClick?.(event);
  }
  function handleFocus(event: FocusEvent<HTMLButtonElement>) {
    setHasFocus(true);
    onFocus?.(event);
  }
  function handleBlur(event: FocusEvent<HTMLButtonElement>) {
    // A window that loses the focus gives it back to the same element.
    setHasFocus(button.current === document.activeElement);
    onBlur?.(event);
  }
  // A held Space clicks once, on release.
  function holdBack(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.repeat && event.key === "Enter") event.preventDefault();
    onKeyDown?.(event);
  }
  return (
    <button
      {...attributes}
      {...buttonLook(variant)}
      ref={button}
      type={type}
      disabled={disabled && !hasFocus}
      {...{ [busyAttribute]: busy || undefined }}
      aria-disabled={busy || (disabled && hasFocus) || undefined}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onClick={handleClick}
      onKeyDown={holdBack}
    >
      {/* An element is swapped, and never a text: the browser's translator replaces the text nodes that React knows. */}
      <span key={`${isNamed}`}>{isNamed ? busyLabel : children}</span>
    </button>
  );
}

/** The look of a button for another element, such as a router's link: `<Link {...buttonLook("secondary")}>`. */
export function buttonLook(variant: ButtonVariant) {
  return { "data-part": "button", "data-variant": variant } as const;
}
