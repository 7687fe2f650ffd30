import type { MouseEvent } from "react";
import { insteadOfPost } from "../cart-submit.ts";

/** For a button whose row moves away or whose meaning changes at a click: the second click of a double click does nothing there. */
export function ignoreDoubleClick(act: () => void) {
  return (event: MouseEvent): void => insteadOfPost(() => event.detail < 2 && act())(event);
}
