import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children"> {
  /** What the button does, since the icon is silent. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that shows an icon alone, in a target of 44 pixels. Where it can do nothing for now, pass `aria-disabled`. */
export function IconButton({ label, icon, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} data-part="icon-button" aria-label={label}>
      {icon}
    </button>
  );
}
