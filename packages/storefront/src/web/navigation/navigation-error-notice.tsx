import { Button } from "@store/ui-kit/button";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { errorTexts } from "./find-navigation-error.ts";
import type { observeNavigation } from "./navigation-observer.ts";
import { useNavigationError } from "./use-navigation-error.ts";

export interface NavigationErrorNoticeProps {
  /** A prop instead of an import, because an import would move the few lines that every page needs into their own script. */
  readonly observe: typeof observeNavigation;
}

/**
 * Announces in a live region that the next page failed to load, and offers to try again. While a popup or drawer is open, the
 * notice is in it: nothing else can be pressed or is announced then.
 */
export function NavigationErrorNotice({ observe }: NavigationErrorNoticeProps) {
  const { failed, isTrying, retry, close } = useNavigationError(observe);
  const dialog = useTopDialog(failed !== null);
  const notice = (
    <LiveRegion>
      {failed === null ? null : (
        <div data-part="navigation-error-notice">
          <p data-part="navigation-error-text">{isTrying ? "Trying again." : errorTexts[failed.cause]}</p>
          {/* In one element, so that both wrap below the text on a phone. */}
          <div>
            <Button variant="quiet" onClick={retry}>
              {failed.cause === "lost" ? "Go there" : "Try again"}
            </Button>{" "}
            <Button variant="quiet" onClick={close}>
              Close
            </Button>
          </div>
        </div>
      )}
    </LiveRegion>
  );
  return dialog ? createPortal(notice, dialog) : notice;
}

/** A text is announced only if it changes: a region that is new to a dialog is empty at first. */
function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return (
    <div data-part="navigation-error" role="status">
      {isThere ? children : null}
    </div>
  );
}

/** The dialog that is open above everything else, or null. */
function useTopDialog(isNeeded: boolean): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    if (!isNeeded) return setDialog(null);
    const look = () => setDialog([...document.querySelectorAll("body > dialog[open]")].at(-1) ?? null);
    look();
    document.addEventListener("close", look, true);
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener("close", look, true);
      observer.disconnect();
    };
  }, [isNeeded]);
  return dialog;
}
