// Of a tap, too, they come around the change of the focus; its pointer has gone up by then. A drag ends without the other.
const ends = ["mouseup", "dragend"];
let isPressing = false;

const watch = ({ type }: Event) => {
  isPressing = type === "mousedown";
};

/** Knows of presses from here on; asking again changes nothing. */
export function watchPresses(): void {
  for (const name of ["mousedown", ...ends]) addEventListener(name, watch, true);
}

/**
 * Does what may move the page once the press is over that is under way: what lies under the pointer must not slip away
 * between its going down and its coming up.
 */
export function afterPress(work: () => void): void {
  const done = () => {
    for (const name of ends) removeEventListener(name, done, true);
    // The click follows what ended the press.
    setTimeout(work);
  };
  if (isPressing) for (const name of ends) addEventListener(name, done, true);
  else work();
}
