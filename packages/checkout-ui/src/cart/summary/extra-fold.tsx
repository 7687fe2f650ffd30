import { ExpandIcon } from "@store/ui-kit/icons";
import { type ReactNode, useState } from "react";

export interface ExtraFoldProps {
  readonly title: string;
  /** Whether there is something to see: what was typed, applied or refused. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** What few carts need, folded until it is wanted. It opens by itself when it is needed, and is closed by the shopper only. */
export function ExtraFold({ title, isNeeded, children }: ExtraFoldProps) {
  const [isOpen, setIsOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setIsOpen(true);
  return (
    <details data-part="extra-fold" data-print="hide" open={isOpen}>
      <summary>
        <span>{title}</span>
        <ExpandIcon size={18} />
      </summary>
      {children}
    </details>
  );
}
