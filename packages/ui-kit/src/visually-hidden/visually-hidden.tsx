import type { ReactNode } from "react";

/** Words for those who listen; the eye has them from the layout. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span data-part="visually-hidden">{children}</span>;
}
