import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import type { Admission } from "../admission/admission.ts";
import { PreparedStatementClient } from "./prepared-statement-client.ts";

const whose = new AsyncLocalStorage<string>();

/** Runs work on behalf of a client, by whom the database connections are distributed. */
export function onBehalfOf<Value>(who: string, work: () => Value): Value {
  return whose.run(who, work);
}

export interface FairPoolOptions extends pg.PoolConfig {
  readonly max: number;
  /** Shares the connections between clients. */
  readonly admission: Pick<Admission, "shareConnections">;
  /** How long to wait for a turn; without it, forever. Opening a connection takes additional time. */
  readonly turnMs?: number;
}

/**
 * A pool that is fair between clients: one that needs many connections gets two while others are active, and waits for
 * the next without using the processor.
 */
export class FairPool extends pg.Pool {
  readonly #slots;
  readonly #turnMs;
  #waiting = 0;

  constructor({ turnMs, admission, ...options }: FairPoolOptions) {
    super(options);
    this.#slots = admission.shareConnections(options.max);
    this.#turnMs = turnMs;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | undefined {
    // Kysely expects a promise; pg itself, in `pool.query`, does not.
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    return this.#connectInTurn();
  }

  async #connectInTurn(): Promise<pg.PoolClient> {
    this.#waiting += 1;
    try {
      return await this.#connectNext();
    } finally {
      this.#waiting -= 1;
    }
  }

  /** How many wait for a connection, their turn included. */
  get pending(): number {
    return this.#waiting;
  }

  async #connectNext(): Promise<pg.PoolClient> {
    const leave = await this.#slots.take(whose.getStore() ?? "", this.#turnMs ? { withinMs: this.#turnMs } : undefined);
    // The error of pg if no connection is free in time.
    if (leave === null) throw new Error("timeout exceeded when trying to connect");
    try {
      const client = await super.connect();
      const { release } = client;
      client.release = (reason) => {
        // Closed, so that the next connection leads to the new primary.
        const isSpent = client instanceof PreparedStatementClient && client.isReadOnly;
        release.call(client, reason || isSpent);
        leave();
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }
}
