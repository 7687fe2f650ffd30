import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { Skeleton, SkeletonBlock } from "@store/ui-kit/skeleton";
import type { ServedState } from "./use-served-html.ts";

export interface ServedHtmlBodyProps {
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
