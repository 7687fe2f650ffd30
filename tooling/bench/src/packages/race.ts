/** One thing that several programs can do, and the texts or carts they do it to. */
export interface Race<Input = never> {
  /** What is done, as the table says it. */
  readonly name: string;
  readonly inputs: readonly Input[];
  readonly ours: (input: Input) => unknown;
  /** Each peer in its own words, brought to the form of our answer. */
  readonly peers: Readonly<Record<string, Contestant<Input>>>;
  /** How many times as fast as a peer, or as the fastest of all, we mean to be. */
  readonly goals: Readonly<Record<string, number>>;
}

export interface Contestant<Input> {
  /** What is timed. */
  readonly run: (input: Input) => unknown;
  /** Its answer in the form of ours, for comparing; what was run when absent. */
  readonly toAnswer?: (answer: never) => unknown;
}

/** The key of a goal against whichever peer is fastest. */
export const fastest = "the fastest";
