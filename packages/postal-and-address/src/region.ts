/** One choice of a state, province or country list. */
export interface Region {
  /** The code that is stored: two letters for states and provinces, three for countries. */
  readonly code: string;
  /** The English name the shopper reads. */
  readonly name: string;
}
