import { createContext } from "react";
import type { PageNavigation } from "../steps/page-navigation.ts";

/** Where the buttons of a dialog lead from the current page. */
export interface DialogNavigation extends Pick<PageNavigation, "onGo"> {
  /** On a cart page, "Back to Cart" has a configured text and only closes. */
  readonly isCart?: boolean;
  readonly onRefresh?: () => void;
}

/** The navigation of the surrounding page; the queue of popups in between does not know it. */
export const DialogNavigationContext = createContext<DialogNavigation>({ onGo: () => {} });
