let isPressing = false;

const begin = () => {
  isPressing = true;
};
const end = () => {
  isPressing = false;
};

/** Knows of presses from here on; asking again changes nothing. */
export function watchPresses(): void {
  addEventListener("pointerdown", begin, true);
  addEventListener("pointerup", end, true);
  addEventListener("pointercancel", end, true);
}

/**
 * Does what may move the page once the press is over that is under way: what lies under the pointer must not slip away
 * between its going down and its coming up.
 */
export function afterPress(work: () => void): void {
  if (!isPressing) {
    work();
    return;
  }
  const ended = ["pointerup", "pointercancel"];
  const done = () => {
    for (const name of ended) removeEventListener(name, done, true);
    // The click follows what ended the press.
    setTimeout(work);
  };
  for (const name of ended) addEventListener(name, done, true);
}
