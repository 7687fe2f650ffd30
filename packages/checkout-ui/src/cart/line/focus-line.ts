/** The id of a line's heading, which takes the focus when a neighbor has left. */
export function lineTitleId(lineId: string): string {
  return `line-${lineId}`;
}

/**
 * Moves the focus when a row leaves: to the heading of the line that takes its place, or of the last line; to the page's
 * heading when none is left. A heading, because a key that is still held must not activate anything.
 */
export function focusBeside(lines: ReadonlyArray<{ readonly id: string }>, lineId: string): void {
  const place = lines.findIndex(({ id }) => id === lineId);
  const beside = lines[place + 1] ?? lines[place - 1];
  const heading = beside ? document.getElementById(lineTitleId(beside.id)) : document.querySelector("h1");
  heading?.focus();
}

/** Moves the focus to a line's heading. */
export function focusLine(lineId: string): void {
  document.getElementById(lineTitleId(lineId))?.focus();
}

/** After a line has moved: focuses its heading if the focused element was removed with the old row. */
export function followLine(lineId: string): void {
  setTimeout(() => {
    if (document.activeElement === document.body) focusLine(lineId);
  });
}
