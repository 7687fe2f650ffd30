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
   * Reserves the bytes of a body before it is read. `evict` is called when the body has to make room for another
   * network block; it has to release the body.
   */
  reserve(block: string, bytes: number, evict: () => void): ReservedBody | Shortage;
  /** What is reserved at the moment. */
  usage(): { readonly bodies: number; readonly bytes: number };
}

interface Body {
  bytes: number;
  evict(): void;
}

/** What one network block holds: the bodies that are being received, their bytes, and these with those that arrived. */
interface Share {
  receiving: Set<Body>;
  receivingBytes: number;
  bytes: number;
}

interface Meter {
  limit: SharedLimit;
  used(): number;
  ofBlock(share: Share): number;
  /** The part that can be evicted. */
  receiving(share: Share): number;
}

/**
 * Limits how many bodies are received at the same time and how many bytes they have. When the total is used up, the
 * block that holds most loses its oldest body, so that clients with slow bodies never keep out the others.
 */
export function createBodyBudget({ bodies, bodyBytes }: Pick<Limits, "bodies" | "bodyBytes">): BodyBudget {
  const shares = new Map<string, Share>();
  const total = { bodies: 0, bytes: 0 };
  const count = (share: Share) => share.receiving.size;
  const meters = {
    bodies: { limit: bodies, used: () => total.bodies, ofBlock: count, receiving: count },
    bytes: {
      limit: bodyBytes,
      used: () => total.bytes,
      ofBlock: (share: Share) => share.bytes,
      receiving: (share: Share) => share.receivingBytes,
    },
  } satisfies Record<string, Meter>;

  function makeRoom(share: Share, amount: number, { limit, used, ofBlock, receiving }: Meter): Shortage | null {
    if (ofBlock(share) + amount > limit.perBlock) return "block";
    while (used() + amount > limit.total) {
      let largest = share;
      for (const other of shares.values()) if (receiving(other) > receiving(largest)) largest = other;
      const [oldest] = largest.receiving;
      // A body never evicts a smaller share than its own would be.
      if (!oldest || receiving(largest) < receiving(share) + amount) return "total";
      oldest.evict();
    }
    return null;
  }

  return {
    usage: () => ({ ...total }),
    reserve(block, bytes, evict) {
      const share = shares.get(block) ?? { receiving: new Set(), receivingBytes: 0, bytes: 0 };
      const shortage = makeRoom(share, 1, meters.bodies) ?? makeRoom(share, bytes, meters.bytes);
      if (shortage) return shortage;
      shares.set(block, share);
      const body: Body = { bytes: 0, evict };
      const add = (amount: number) => {
        body.bytes += amount;
        share.bytes += amount;
        share.receivingBytes += amount;
        total.bytes += amount;
      };
      const complete = () => {
        if (!share.receiving.delete(body)) return;
        share.receivingBytes -= body.bytes;
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
          share.bytes -= body.bytes;
          total.bytes -= body.bytes;
          body.bytes = 0;
          if (share.bytes === 0 && share.receiving.size === 0 && shares.get(block) === share) shares.delete(block);
        },
      };
    },
  };
}
