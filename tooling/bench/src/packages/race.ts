/** One thing that several programs can do, and the texts or carts they do it to. */
export interface Race<Input> {
  /** What is done, as the table says it. */
  readonly name: string;
  readonly inputs: readonly Input[];
  // Methods, so that races over texts and over carts stand in one list.
  ours(input: Input): unknown;
  readonly peers: Readonly<Record<string, Contestant<Input>>>;
  /** How many times as fast as a peer, or as the fastest of all, we mean to be. */
  readonly goals: Readonly<Record<string, number>>;
}

/** A race over whatever it is. */
export type AnyRace = Race<unknown>;

export interface Contestant<Input> {
  /** What is timed. */
  run(input: Input): unknown;
  /** Its answer in the form of ours, for comparing; as it is when absent. */
  toAnswer?(answer: unknown): unknown;
}

/** The key of a goal against whichever peer is fastest. */
export const fastest = "the fastest";
