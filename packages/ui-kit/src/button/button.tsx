import type { ButtonHTMLAttributes, KeyboardEvent, MouseEvent, Ref } from "react";

export type ButtonVariant = "primary" | "secondary" | "quiet";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One primary button per form; "quiet" looks like a link. */
  readonly variant?: ButtonVariant;
  /** Its own request runs: the button keeps the focus and its width, and does nothing until the request ends. */
  readonly busy?: boolean;
  /** What the button says meanwhile, such as "Placing your order". */
  readonly busyLabel?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that swallows the second click, and the presses of an Enter that is held. While busy it is announced as disabled yet stays focusable, since a disabled
 * element would throw the keyboard back to the top of the page; Enter in the form is held back with the click.
 */
export function Button({ variant = "primary", busy = false, busyLabel, type = "button", ...rest }: ButtonProps) {
  const { children, onClick, onKeyDown, ...attributes } = rest;
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  // A held Space presses once, when it is let go.
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
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** The look of a button for an element that is none, such as a router's link: `<Link {...buttonLook("secondary")}>`. */
export function buttonLook(variant: ButtonVariant) {
  return { "data-part": "button", "data-variant": variant } as const;
}
