import type { ReactNode } from "react";

/** Text for screen readers, for information that the layout shows. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span data-part="visually-hidden">{children}</span>;
}
