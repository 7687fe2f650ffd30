let last: Promise<unknown> = Promise.resolve();

/**
 * Does what may start a shopper's session one after the other. Two at once would be answered with a session each, and the
 * browser keeps only the later: an add that meets the noting of a view would lose its cart. A failure keeps nobody waiting.
 */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}
