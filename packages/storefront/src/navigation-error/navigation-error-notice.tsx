import { Button } from "@store/ui-kit/button";
import type { NavigationError } from "./find-navigation-error.ts";
import type { observeNavigation } from "./navigation-observer.ts";
import { useNavigationError } from "./use-navigation-error.ts";

const texts: Record<NavigationError["cause"], string> = {
  network: "We are having trouble connecting. Please check your connection and try again.",
  server: "We couldn't load that just now. Please try again in a moment.",
};

export interface NavigationErrorNoticeProps {
  /** A prop instead of an import, because an import would move the few lines that every page needs into their own script. */
  readonly observe: typeof observeNavigation;
}

/** Announces in a live region that the next page failed to load, and offers to try again. */
export function NavigationErrorNotice({ observe }: NavigationErrorNoticeProps) {
  const { failed, isTrying, retry, close } = useNavigationError(observe);
  return (
    // `aria-live` is explicit because an open drawer hides everything else from screen readers.
    <div data-part="navigation-error" role="status" aria-live="polite">
      {failed === null ? null : (
        <div data-part="navigation-error-notice">
          <p data-part="navigation-error-text">{isTrying ? "Trying again." : texts[failed.cause]}</p>
          {/* In one element, so that both wrap below the text on a phone. */}
          <div>
            <Button variant="quiet" onClick={retry}>
              Try again
            </Button>{" "}
            <Button variant="quiet" onClick={close}>
              Close
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
