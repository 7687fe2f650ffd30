import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import { Skeleton, SkeletonBlock } from "@store/ui-kit/skeleton";
import type { OwnPopupProps } from "./own-popup-props.ts";
import { type ServedHtml, useServedHtml } from "./use-served-html.ts";

export interface ServedHtmlPopupProps extends OwnPopupProps {
  readonly source: ServedHtml;
  /** Its name until the content brings a heading of its own. */
  readonly title: string;
}

/** A popup whose content the service writes. */
export function ServedHtmlPopup({ source, title, ...popup }: ServedHtmlPopupProps) {
  const { state, retry } = useServedHtml(source);
  return (
    <Popup.Root {...popup}>
      <Popup.Title>{(state.kind === "loaded" && state.content.title) || title}</Popup.Title>
      <Popup.Body>
        {state.kind === "loading" ? (
          <Skeleton label="Loading" onRetry={retry}>
            <SkeletonBlock shape="heading" />
            <SkeletonBlock />
            <SkeletonBlock />
          </Skeleton>
        ) : null}
        {state.kind === "failed" ? (
          <Alert tone="error" title="We could not load this.">
            <Button variant="secondary" onClick={retry}>
              Try Again
            </Button>
          </Alert>
        ) : null}
        {state.kind === "loaded" ? (
          // Cleaned by `toCleanHtml`.
          <div data-part="served-html" dangerouslySetInnerHTML={{ __html: state.content.html }} />
        ) : null}
      </Popup.Body>
    </Popup.Root>
  );
}
