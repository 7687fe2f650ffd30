import { buttonLook } from "@store/ui-kit/button";
import { Drawer } from "@store/ui-kit/drawer";
import { StoreLink } from "@store/ui-kit/link";
import { Popup } from "@store/ui-kit/popup";
import { type RefObject, useRef } from "react";
import {
  RegistryConfirmation,
  type RegistryConfirmationProps,
  RegistryLinks,
  type RegistryTarget,
  toAddedText,
  toContinueText,
} from "./registry-confirmation.tsx";

export interface RegistryLayerProps extends Omit<RegistryConfirmationProps, "ref"> {
  readonly addedItemCount: number;
  readonly target: RegistryTarget;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Where the focus goes after closing; by default back to where it was. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** A popup of the page, or a drawer of a card. */
  readonly layout?: "popup" | "drawer";
  /** Whether scan mode is on. */
  readonly isScanning: boolean;
  /** The page that scans, unless the layer is on it. */
  readonly scanUrl?: string | undefined;
}

/** The confirmation of an add to a registry: what was added, help, and the ways on. */
export function RegistryLayer({
  addedItemCount,
  target,
  isOpen,
  onClose,
  finalFocus,
  layout = "popup",
  isScanning,
  scanUrl,
  ...confirmation
}: RegistryLayerProps) {
  const { Root, Title, Body, Actions, Close } = layout === "drawer" ? Drawer : Popup;
  const body = useRef<HTMLDivElement>(null);
  const label = toContinueText(isScanning);
  return (
    <Root isOpen={isOpen} onClose={onClose} initialFocus={body} finalFocus={finalFocus}>
      <Title>{toAddedText(addedItemCount)}</Title>
      <Body>
        <RegistryConfirmation {...confirmation} ref={body} />
      </Body>
      <Actions>
        {isScanning && scanUrl !== undefined ? (
          <StoreLink href={scanUrl} {...buttonLook("secondary")}>
            {label}
          </StoreLink>
        ) : (
          <Close>{label}</Close>
        )}
        <RegistryLinks target={target} />
      </Actions>
    </Root>
  );
}
