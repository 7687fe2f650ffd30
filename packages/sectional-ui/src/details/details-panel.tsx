import { Drawer } from "@store/ui-kit/drawer";
import { useIsMobile } from "@store/ui-kit/mobile";
import { Popup } from "@store/ui-kit/popup";
import type { ReactNode } from "react";

export interface DetailsPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The total and the form that adds. */
  readonly actions: ReactNode;
}

/** "Sectional Details": a drawer on a desktop, a popup on a phone [SECT-05]. */
export function DetailsPanel({ isOpen, onClose, children, actions }: DetailsPanelProps) {
  const Panel = useIsMobile() ? Popup : Drawer;
  return (
    <Panel.Root isOpen={isOpen} onClose={onClose}>
      <Panel.Title>Sectional Details</Panel.Title>
      <Panel.Body>{children}</Panel.Body>
      <Panel.Actions>{actions}</Panel.Actions>
    </Panel.Root>
  );
}
