import type { MouseEvent } from "react";

/** For a button whose row moves away or whose meaning changes at a click: the second click of a double click does nothing there. */
export function ignoreDoubleClick(act: () => void) {
  return ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
}
