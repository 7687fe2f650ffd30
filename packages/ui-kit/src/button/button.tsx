import type { ButtonHTMLAttributes, KeyboardEvent, MouseEvent, Ref } from "react";

export type ButtonVariant = "primary" | "secondary" | "quiet";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One primary button per form; "quiet" looks like a link. */
  readonly variant?: ButtonVariant;
  /** Its own request is pending: the button keeps the focus and its width, and does nothing until the request ends. */
  readonly busy?: boolean;
  /** The label while busy, such as "Placing your order". */
  readonly busyLabel?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that ignores a second click and the repeated presses of a held Enter. While busy it is announced as disabled
 * but stays focusable, since disabling the element would move the keyboard focus to the top of the page. It also blocks
 * Enter in the form.
 */
export function Button({ variant = "primary", busy = false, busyLabel, type = "button", ...rest }: ButtonProps) {
  const { children, onClick, onKeyDown, ...attributes } = rest;
  const isNamed = busy && Boolean(busyLabel);
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
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
      type={type}
      data-busy={busy || undefined}
      aria-disabled={busy || undefined}
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
