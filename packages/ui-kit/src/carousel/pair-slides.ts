/** Two per column, in order; the last column of an odd number holds one. */
export function pairSlides<Slide>(slides: readonly Slide[]): Array<readonly Slide[]> {
  const columns = Math.ceil(slides.length / 2);
  return Array.from({ length: columns }, (_, column) => slides.slice(column * 2, column * 2 + 2));
}
