/** The id of a line's heading, which takes the focus when a neighbor has left. */
export function lineTitleId(lineId: string): string {
  return `line-${lineId}`;
}

/**
 * Where the focus goes when a row leaves: to the heading of the line that takes its place, or of the last one; to the
 * page's own when none is left. A heading, since a click that is still held must not do anything there.
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

/** Once a line is drawn at its new place: moves the focus to its heading, if what had it went with the old one. */
export function followLine(lineId: string): void {
  setTimeout(() => {
    if (document.activeElement === document.body) focusLine(lineId);
  });
}
