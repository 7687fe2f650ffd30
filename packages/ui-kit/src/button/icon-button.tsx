import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children" | "disabled"> {
  /** The accessible name of the button, since the icon has none. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that shows only an icon, with a target of 44 pixels. If it is unavailable for now, pass
 * `aria-disabled`, with which it keeps the focus, and ignore its presses.
 */
export function IconButton({ label, icon, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} data-part="icon-button" aria-label={label}>
      {icon}
    </button>
  );
}
