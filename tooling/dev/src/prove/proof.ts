/** What a proof counted and what it found wrong; without problems it has passed. */
export interface Proof {
  title: string;
  counts: Readonly<Record<string, number>>;
  problems: readonly string[];
}
