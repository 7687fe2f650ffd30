/** One task that several packages can do, and the texts or carts as its input. */
export interface Race<Input> {
  /** The task, as the table names it. */
  readonly name: string;
  readonly inputs: readonly Input[];
  // Methods, so that comparisons of texts and of carts fit in one list.
  ours(input: Input): unknown;
  /** Empty where no other package does the task. */
  readonly peers: Readonly<Record<string, Contestant<Input>>>;
  /** How many times as fast as a peer, or as the fastest of all, we mean to be. */
  readonly goals: Readonly<Record<string, number>>;
  /** The longest that we mean a call to take, in milliseconds. */
  readonly limitMs?: number;
}

/** A comparison of any input. */
export type AnyRace = Race<unknown>;

export interface Contestant<Input> {
  /** What is timed. */
  run(input: Input): unknown;
  /** Its answer in the form of ours, for comparing; as it is when absent. */
  toAnswer?(answer: unknown): unknown;
}

/** The key of a goal against whichever peer is fastest. */
export const fastest = "the fastest";
