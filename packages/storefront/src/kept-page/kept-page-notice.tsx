import { Button } from "@store/ui-kit/button";
import type { LostPage } from "./find-lost-page.ts";
import type { keepPages } from "./keep-page.ts";
import { useKeptPage } from "./use-kept-page.ts";

const words: Record<LostPage["cause"], string> = {
  network: "We are having trouble connecting. Please check your connection and try again.",
  server: "We couldn't load that just now. Please try again in a moment.",
};

export interface KeptPageNoticeProps {
  /** Handed over, since an import from here would make a file of its own of the little that every page brings. */
  readonly keep: typeof keepPages;
}

/** Says, in a region that was there before, that what was asked for did not come, and offers to ask again. */
export function KeptPageNotice({ keep }: KeptPageNoticeProps) {
  const { loss, isTrying, retry, close } = useKeptPage(keep);
  return (
    // Said in so many words: an open drawer hides from those who listen all but what bears this attribute.
    <div data-part="toasts" role="status" aria-live="polite">
      {loss === null ? null : (
        <div data-part="toast">
          <p data-part="toast-text">{isTrying ? "Trying again." : words[loss.cause]}</p>
          {/* Together, so that a phone puts both below the words. */}
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
