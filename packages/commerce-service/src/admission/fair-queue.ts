/** Limits how much work runs at once, and shares it between clients. */
export interface FairQueue {
  /**
   * Resolves with the function that ends the work, or with null if too many wait, the wait was too long, or the client
   * left. A client that pauses before it asks again goes before those that ask all the time.
   */
  enter(client: string, signal?: AbortSignal): Promise<(() => void) | null>;
}

export interface FairQueueOptions {
  /** How much work runs at once. */
  concurrency: number;
  /** Work that runs longer waits for something else, such as a database: other work starts beside it. */
  leaseMs: number;
  /** How long to wait for a turn. */
  maxWaitMs: number;
  /** How many of one client may wait, and how many in all. */
  maxWaiting: { ofClient: number; inAll: number };
  /** A clock in milliseconds. */
  now?: () => number;
}

interface Client {
  name: string;
  waiting: Set<() => void>;
  running: number;
  /** Its virtual time: the clock of the queue when it came, and what its work has taken since. */
  virtualMs: number;
}

/** What work counts until it is known how long it took. */
const expectedMs = 20;

/**
 * What a pause is worth: a share of its time, up to a limit. People read a page before they ask for the next one, so
 * they are ahead of programs that ask all the time, however many these are.
 */
const creditShare = 0.25;
const maxCreditMs = 250;

/** How many clients without work are remembered, so that their pause counts. */
const maxIdle = 10_000;

/**
 * Start-time fair queuing: the waiting client with the least virtual time is next. One that comes back starts at the
 * virtual time of the queue at least, less the credit of its pause: it does not pay for what it used before. For this
 * process alone.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { concurrency, leaseMs, maxWaitMs, maxWaiting, now = () => performance.now() } = options;
  /** The clients with work that waits or runs, and since when each of the others has none. */
  const busy = new Map<string, Client>();
  const idle = new Map<string, { client: Client; since: number }>();
  let virtualMs = 0;
  let running = 0;
  let waiting = 0;

  function clientOf(name: string): Client {
    const known = busy.get(name);
    if (known) return known;
    const client = returning(name) ?? { name, waiting: new Set(), running: 0, virtualMs };
    busy.set(name, client);
    return client;
  }

  function returning(name: string): Client | undefined {
    const found = idle.get(name);
    if (!found) return undefined;
    idle.delete(name);
    const { client, since } = found;
    const credit = Math.min((now() - since) * creditShare, maxCreditMs);
    client.virtualMs = Math.max(client.virtualMs, virtualMs) - credit;
    return client;
  }

  /** Remembers a client that has no work any more; the one that has been idle for longest makes room. */
  function noteIdle(client: Client): void {
    if (client.waiting.size > 0 || client.running > 0) return;
    busy.delete(client.name);
    idle.set(client.name, { client, since: now() });
    const [oldest] = idle.keys();
    if (idle.size > maxIdle && oldest !== undefined) idle.delete(oldest);
  }

  function findNext(): Client | undefined {
    let next: Client | undefined;
    for (const client of busy.values())
      if (client.waiting.size > 0 && (next === undefined || client.virtualMs < next.virtualMs)) next = client;
    return next;
  }

  function startNext(): void {
    while (running < concurrency) {
      const next = findNext();
      const [turn] = next?.waiting ?? [];
      if (next === undefined || turn === undefined) return;
      // The credit of one client does not turn back the time of all.
      virtualMs = Math.max(virtualMs, next.virtualMs);
      turn();
    }
  }

  /** Starts work; returns the function that ends it. */
  function start(client: Client): () => void {
    const startedAt = now();
    running += 1;
    client.running += 1;
    client.virtualMs += expectedMs;
    let isRunning = true;
    const end = () => {
      if (!isRunning) return;
      isRunning = false;
      clearTimeout(lease);
      client.running -= 1;
      client.virtualMs += Math.min(now() - startedAt, leaseMs) - expectedMs;
      noteIdle(client);
      // Requests of others that have arrived in the meantime go first, such as calls, which need no turn.
      setImmediate(() => {
        running -= 1;
        startNext();
      });
    };
    const lease = setTimeout(end, leaseMs);
    return end;
  }

  return {
    enter(name, signal) {
      const client = clientOf(name);
      if (signal?.aborted || client.waiting.size >= maxWaiting.ofClient || waiting >= maxWaiting.inAll) {
        noteIdle(client);
        return Promise.resolve(null);
      }
      return new Promise((resolve) => {
        const leave = (end: (() => void) | null) => {
          client.waiting.delete(turn);
          waiting -= 1;
          clearTimeout(timer);
          signal?.removeEventListener("abort", giveUp);
          if (end === null) noteIdle(client);
          resolve(end);
        };
        const turn = () => leave(start(client));
        const giveUp = () => leave(null);
        const timer = setTimeout(giveUp, maxWaitMs);
        signal?.addEventListener("abort", giveUp);
        client.waiting.add(turn);
        waiting += 1;
        startNext();
      });
    },
  };
}
