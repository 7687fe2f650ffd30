// They surround the change of the focus of a tap, too, whose pointer is up by then. A drag ends without `mouseup`.
const ends = ["mouseup", "dragend"];
let isDown = false;

const watch = ({ type }: Event) => {
  isDown = type === "mousedown";
};

/** Starts to watch the pointer; calling it again changes nothing. */
export function watchPointer(): void {
  for (const name of ["mousedown", ...ends]) addEventListener(name, watch, true);
}

/**
 * Runs what may move the page once the pointer is up: what lies under the pointer must not slip away between its going down
 * and its going up.
 */
export function runAfterPointerUp(work: () => void): void {
  const done = () => {
    for (const name of ends) removeEventListener(name, done, true);
    // The click follows the event that ends the pointer press.
    setTimeout(work);
  };
  if (isDown) for (const name of ends) addEventListener(name, done, true);
  else work();
}
