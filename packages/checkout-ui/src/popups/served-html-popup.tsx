import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import { Skeleton, SkeletonBlock } from "@store/ui-kit/skeleton";
import type { ReactNode } from "react";
import type { OwnPopupProps } from "./own-popup-props.ts";
import { type ServedHtml, type ServedState, useServedHtml } from "./use-served-html.ts";

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

interface ServedHtmlBodyProps {
  readonly state: ServedState;
  readonly onRetry: () => void;
}

/** The content of a popup of the service: loading, failed, or loaded. */
export function ServedHtmlBody({ state, onRetry }: ServedHtmlBodyProps) {
  switch (state.kind) {
    case "loading":
      return (
        <Skeleton label="Loading" onRetry={onRetry}>
          <SkeletonBlock shape="heading" />
          <SkeletonBlock />
          <SkeletonBlock />
        </Skeleton>
      );
    case "failed":
      return (
        <Alert tone="error" title="We could not load this.">
          <div data-part="alert-actions">
            <Button variant="secondary" onClick={onRetry}>
              Try Again
            </Button>
          </div>
        </Alert>
      );
    case "loaded":
      // Sanitized by `toCleanHtml`.
      return <div data-part="served-html" dangerouslySetInnerHTML={{ __html: state.content.html }} />;
    default:
      return state satisfies never;
  }
}
