import type { MouseEvent } from "react";

/** For a button whose row moves away or whose meaning turns at a press: the second click of a double click does nothing there. */
export function firstClick(act: () => void) {
  return ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
}
