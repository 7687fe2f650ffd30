import { Popup } from "@store/ui-kit/popup";
import type { ReactNode } from "react";
import type { OwnPopupProps } from "./own-popup-props.ts";
import { ServedHtmlBody } from "./served-html-body.tsx";
import { type ServedHtml, useServedHtml } from "./use-served-html.ts";

export interface ServedHtmlPopupProps extends OwnPopupProps {
  readonly source: ServedHtml;
  /** Its title until the content has a heading. */
  readonly title: string;
  /** Below the content. */
  readonly children?: ReactNode;
}

/** A popup whose content comes from the service. */
export function ServedHtmlPopup({ source, title, children, ...popup }: ServedHtmlPopupProps) {
  const { state, retry } = useServedHtml(source);
  return (
    <Popup.Root {...popup}>
      <Popup.Title>{(state.kind === "loaded" && state.content.title) || title}</Popup.Title>
      <Popup.Body>
        <ServedHtmlBody state={state} onRetry={retry} />
      </Popup.Body>
      {children}
    </Popup.Root>
  );
}
