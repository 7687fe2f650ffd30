import { createContext } from "react";
import type { PageNavigation } from "../checkout/steps/page-navigation.ts";

/** Where the buttons of a dialog lead from the page that it opens on. */
export interface DialogNavigation extends Pick<PageNavigation, "onGo"> {
  /** A cart page is where "Back to Cart" would lead: there its button has a configured text and just closes. */
  readonly isCart?: boolean;
  readonly onRefresh?: () => void;
}

/** The ways of the page around; the queue of popups between them knows nothing of pages. */
export const DialogNavigationContext = createContext<DialogNavigation>({ onGo: () => {} });
