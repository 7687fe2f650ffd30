/** The counts and the problems of a proof; it has passed if there are no problems. */
export interface Proof {
  title: string;
  counts: Readonly<Record<string, number>>;
  problems: readonly string[];
}
