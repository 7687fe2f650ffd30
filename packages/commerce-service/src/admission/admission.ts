import { createFairQueue } from "./fair-queue.ts";
import { defaultWorkLimits, type WorkLimits } from "./limits.ts";
import { createRowQueue, type RowQueue } from "./row-queue.ts";
import { createSlots, type Slots } from "./slots.ts";
import { toNetworkBlock } from "./to-network-block.ts";

/** A page that is rendered, or one that is cached in memory and only sent. */
export interface PageWork {
  kind: "page" | "cachedPage";
  clientAddress: string;
  signal: AbortSignal;
}

/** A call of the contract. */
export interface CallWork {
  kind: "change" | "read";
  /** The session secret of the request; null for a first visit. */
  session: string | null;
  clientAddress: string | null;
  /** The document for which a read is made; its reads count as one. */
  document: string | null;
  signal: AbortSignal;
  /** How long a change waits; a second by default. */
  patienceMs?: number | undefined;
}

/** Ends admitted work. */
export type Leave = () => void;

/** Waits for the turn of a page. */
export type AdmitPage = (page: PageWork) => Promise<Leave | null>;

/** Decides when the pages and calls of a process run, and shares it between network blocks. */
export interface Admission {
  /** Resolves with the function to call at the end of the work, or with null if it is refused. */
  admit(work: PageWork | CallWork): Promise<Leave | null>;
  /** The turns of a pool of so many connections to the database, by network block. */
  shareConnections(most: number): Pick<Slots, "take">;
  /** The turns of calls that change the same row of the database. */
  rowQueue: RowQueue;
}

/**
 * The one policy for pages and calls, for this process alone. A household or an office counts as one client.
 *
 * - Pages need the processor, so more at once only make each of them later: two are rendered at once, and network blocks
 *   share the turns by time. Cached pages take turns beside them.
 * - So many changes of one session, and so many calls of one network block, run at the same time; the rest wait: a change
 *   for a second or as long as its call says, a read without a limit unless a thousand wait already. The calls of a page
 *   belong to its turn: they count as one.
 * - A network block that needs many connections to the database gets two while others need some. Few calls at a time
 *   change the same row: those that wait for it have no connection.
 */
export function createAdmission({ limits: changed }: { limits?: Partial<WorkLimits> } = {}): Admission {
  const limits = { ...defaultWorkLimits, ...changed };
  const turns = {
    concurrency: limits.pagesAtOnce,
    leaseMs: limits.pageLeaseMs,
    maxWaitMs: limits.pageWaitMs,
    maxWaiting: { ofClient: limits.waitingPages.perBlock, inAll: limits.waitingPages.total },
  };
  const queues = { page: createFairQueue(turns), cachedPage: createFairQueue(turns) };
  const sessions = createSlots({ most: limits.changesOfSession });
  const blocks = createSlots({ most: limits.callsOfBlock, maxWaiting: limits.waitingCalls });
  const documents = new Map<string, { slot: Promise<Leave | null>; calls: number }>();

  async function takeBlock(
    { clientAddress, signal }: CallWork,
    patience: { withinMs?: number },
  ): Promise<Leave | null> {
    const block = clientAddress === null ? null : toNetworkBlock(clientAddress);
    return block === null ? () => {} : blocks.take(block, { signal, ...patience });
  }

  async function admitChange(work: CallWork): Promise<Leave | null> {
    const { session, signal, patienceMs: withinMs = limits.changeWaitMs } = work;
    const patience = { withinMs };
    const leaveSession = session === null ? () => {} : await sessions.take(session, { signal, ...patience });
    if (leaveSession === null) return null;
    const leaveBlock = await takeBlock(work, patience);
    if (leaveBlock === null) {
      leaveSession();
      return null;
    }
    return () => {
      leaveBlock();
      leaveSession();
    };
  }

  /** The first call of a document takes its slot and the last running one releases it. */
  async function admitRead(work: CallWork): Promise<Leave | null> {
    const { document } = work;
    if (document === null) return takeBlock(work, {});
    const known = documents.get(document) ?? { slot: takeBlock(work, {}), calls: 0 };
    documents.set(document, known);
    known.calls += 1;
    const leave = () => {
      known.calls -= 1;
      if (known.calls > 0) return;
      documents.delete(document);
      void known.slot.then((slot) => slot?.());
    };
    if (await known.slot) return leave;
    leave();
    return null;
  }

  return {
    admit(work) {
      if ("session" in work) return work.kind === "change" ? admitChange(work) : admitRead(work);
      return queues[work.kind].enter(toNetworkBlock(work.clientAddress) ?? "", work.signal);
    },
    shareConnections: (most) => createSlots({ most, share: limits.connectionsOfBlock }),
    rowQueue: createRowQueue({ atOnce: limits.changesOfRow, patienceMs: limits.rowWaitMs }),
  };
}
