import type { LucideIcon } from "lucide-react";

export interface IconProps {
  /** Its width and height: pixels, or a length such as "1em". */
  readonly size?: number | string;
  /** Only where the icon alone carries the meaning; beside words or in a labelled button it stays silent. */
  readonly label?: string;
}

/** A drawing of the icon set under a name of ours: hidden from listeners until it is given a label. */
export function storeIcon(Drawing: LucideIcon) {
  return function Icon({ size = 20, label }: IconProps) {
    const voice = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
    return <Drawing {...voice} data-part="icon" size={size} strokeWidth={1.5} focusable="false" />;
  };
}
