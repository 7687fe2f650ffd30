import type { Limits, SharedLimit } from "./limits.ts";

/** Whose budget is used up: that of the client's network block, or that of all clients. */
export type Shortage = "block" | "total";

/** A body that is being received. */
export interface ReservedBody {
  /** Reserves so many more bytes, or says why not. */
  grow(bytes: number): Shortage | null;
  /** It has arrived: its bytes stay reserved, but it no longer counts as a body that is being received. */
  complete(): void;
  /** Frees its bytes; a second call has no effect. */
  release(): void;
}

export interface BodyBudget {
  /**
   * Reserves the bytes of a body before it is read. `evict` is called when the body has to make room for another one,
   * of its own network block or of any; it has to release the body.
   */
  reserve(block: string, bytes: number, evict: (shortage: Shortage) => void): ReservedBody | Shortage;
  /** What is reserved at the moment. */
  usage(): { readonly bodies: number; readonly bytes: number };
}

interface Body {
  bytes: number;
  since: number;
  evict(shortage: Shortage): void;
}

/** What one network block holds: the bodies that are being received, those that have arrived, and the bytes of both. */
interface Share {
  receiving: Set<Body>;
  arrived: Set<Body>;
  bytes: number;
}

interface Meter {
  limit: SharedLimit;
  used(): number;
  ofBlock(share: Share): number;
  /** The body that makes room first. */
  oldest(share: Share): Body | undefined;
}

/** A body of usual size arrives sooner. After this time it makes room for another one of its network block. */
const graceMs = 1000;

const firstOf = (bodies: ReadonlySet<Body>): Body | undefined => bodies.values().next().value;

/**
 * Limits how many bodies are received at the same time and how many bytes they have. When the total is used up, the
 * block that holds most loses its oldest body, so that clients with slow bodies, or that do not read the answers to
 * theirs, never keep out the others. Within a block, a body that arrives slowly makes room for a new one.
 */
export function createBodyBudget(
  { bodies, bodyBytes }: Pick<Limits, "bodies" | "bodyBytes">,
  now: () => number = () => performance.now(),
): BodyBudget {
  const shares = new Map<string, Share>();
  const total = { bodies: 0, bytes: 0 };
  const meters = {
    bodies: {
      limit: bodies,
      used: () => total.bodies,
      ofBlock: ({ receiving }) => receiving.size,
      oldest: ({ receiving }) => firstOf(receiving),
    },
    bytes: {
      limit: bodyBytes,
      used: () => total.bytes,
      ofBlock: ({ bytes }) => bytes,
      oldest: ({ receiving, arrived }) => firstOf(receiving) ?? firstOf(arrived),
    },
  } satisfies Record<string, Meter>;

  function makeRoom(share: Share, amount: number, { limit, used, ofBlock, oldest }: Meter): Shortage | null {
    while (ofBlock(share) + amount > limit.perBlock) {
      const slowest = firstOf(share.receiving);
      if (!slowest || now() - slowest.since < graceMs) return "block";
      slowest.evict("block");
    }
    while (used() + amount > limit.total) {
      let largest = share;
      for (const other of shares.values()) if (ofBlock(other) > ofBlock(largest)) largest = other;
      const body = oldest(largest);
      // A body never evicts a smaller share than its own would be.
      if (!body || ofBlock(largest) < ofBlock(share) + amount) return "total";
      body.evict("total");
    }
    return null;
  }

  return {
    usage: () => ({ ...total }),
    reserve(block, bytes, evict) {
      const share = shares.get(block) ?? { receiving: new Set(), arrived: new Set(), bytes: 0 };
      const shortage = makeRoom(share, 1, meters.bodies) ?? makeRoom(share, bytes, meters.bytes);
      if (shortage) return shortage;
      shares.set(block, share);
      const body: Body = { bytes: 0, since: now(), evict };
      const add = (amount: number) => {
        body.bytes += amount;
        share.bytes += amount;
        total.bytes += amount;
      };
      const complete = () => {
        if (!share.receiving.delete(body)) return;
        share.arrived.add(body);
        total.bodies -= 1;
      };
      share.receiving.add(body);
      total.bodies += 1;
      add(bytes);
      return {
        grow(amount) {
          const problem = makeRoom(share, amount, meters.bytes);
          if (problem === null) add(amount);
          return problem;
        },
        complete,
        release() {
          complete();
          share.arrived.delete(body);
          share.bytes -= body.bytes;
          total.bytes -= body.bytes;
          body.bytes = 0;
          if (share.bytes === 0 && share.receiving.size === 0 && shares.get(block) === share) shares.delete(block);
        },
      };
    },
  };
}
