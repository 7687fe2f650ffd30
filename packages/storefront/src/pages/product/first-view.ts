let noted: Promise<unknown> = Promise.resolve();

/** Remembers that the service is being told of a view. */
export function keepView(noting: Promise<unknown>): void {
  noted = noting;
}

/**
 * Settled when no view is on its way. A first view is answered with a new session; whatever else asks for one at the same
 * time would get another, and the browser keeps only the later of the two.
 */
export function viewIsNoted(): Promise<unknown> {
  return noted;
}
