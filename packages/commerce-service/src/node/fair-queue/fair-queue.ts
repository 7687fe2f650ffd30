/** Limits how much work runs at once, and shares it between clients. */
export interface FairQueue {
  /**
   * Resolves with the function that ends the work, or with null if too many wait, the wait was too long, or the client
   * left. A client that asks rarely goes before those that ask all the time.
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
  waiting: Set<() => void>;
  running: number;
  /** Its virtual time: the clock of the queue when it came, and what its work has taken since. */
  virtualMs: number;
}

/** What work counts until it is known how long it took. */
const expectedMs = 20;

/**
 * Start-time fair queuing: the waiting client with the least virtual time is next. One that comes back after a pause
 * starts at the virtual time of the queue, so it neither has saved up time nor pays for what it used before. For this
 * process alone.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { concurrency, leaseMs, maxWaitMs, maxWaiting, now = () => performance.now() } = options;
  const clients = new Map<string, Client>();
  let virtualMs = 0;
  let running = 0;
  let waiting = 0;

  function clientOf(name: string): Client {
    const client = clients.get(name) ?? { waiting: new Set(), running: 0, virtualMs };
    if (isIdle(client)) client.virtualMs = Math.max(client.virtualMs, virtualMs);
    clients.set(name, client);
    return client;
  }

  /** An idle client that would start at the queue's virtual time again needs no entry. */
  function forgetIdle(): void {
    for (const [name, client] of clients) if (isIdle(client) && client.virtualMs <= virtualMs) clients.delete(name);
  }

  function findNext(): Client | undefined {
    let next: Client | undefined;
    for (const client of clients.values())
      if (client.waiting.size > 0 && (next === undefined || client.virtualMs < next.virtualMs)) next = client;
    return next;
  }

  function startNext(): void {
    while (running < concurrency) {
      const next = findNext();
      const [turn] = next?.waiting ?? [];
      if (next === undefined || turn === undefined) {
        // Nobody waits: whoever comes next owes nothing.
        if (running === 0) clients.clear();
        return;
      }
      virtualMs = next.virtualMs;
      turn();
    }
    forgetIdle();
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
      running -= 1;
      client.running -= 1;
      client.virtualMs += Math.min(now() - startedAt, leaseMs) - expectedMs;
      startNext();
    };
    const lease = setTimeout(end, leaseMs);
    return end;
  }

  return {
    enter(name, signal) {
      const client = clientOf(name);
      if (signal?.aborted || client.waiting.size >= maxWaiting.ofClient || waiting >= maxWaiting.inAll)
        return Promise.resolve(null);
      return new Promise((resolve) => {
        const leave = (end: (() => void) | null) => {
          client.waiting.delete(turn);
          waiting -= 1;
          clearTimeout(timer);
          signal?.removeEventListener("abort", giveUp);
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

function isIdle({ waiting, running }: Client): boolean {
  return waiting.size === 0 && running === 0;
}
