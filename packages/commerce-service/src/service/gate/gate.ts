import { toNetworkBlock } from "../../account/rules/to-network-block.ts";
import type { Ports } from "../context.ts";
import { cookieCarrier } from "../session/session-carrier.ts";
import { readShopFront } from "../shop-front.ts";
import { createSlots } from "./slots.ts";

const postsOfSession = 6;
const callsOfAddress = 24;
const patienceMs = 1000;

/** A call that wants to be worked on. */
export interface Comer {
  isPost: boolean;
  /** The secret that came with it; null for a first visit. */
  session: string | null;
  clientAddress: string | null;
  /** The document that it is made for, whose calls count as one. */
  document: string | null;
  signal: AbortSignal;
}

/** What the gate needs to know of a request; undefined for those that ask after the service's health. */
export function toComer(request: Request, { carrier = cookieCarrier }: Pick<Ports, "carrier">): Comer | undefined {
  if (/\/(healthz|readyz)$/.test(request.url)) return undefined;
  const { site, clientAddress = null } = readShopFront(request.headers);
  return {
    isPost: request.method !== "GET" && request.method !== "HEAD",
    session: carrier.read(request, site),
    clientAddress,
    document: request.headers.get("x-store-document"),
    signal: request.signal,
  };
}

export interface Gate {
  /** Resolves with what to call when the call is answered, or with null for a change that is one too many. */
  enter(comer: Comer): Promise<(() => void) | null>;
}

/**
 * Lets so many changes of one session, and so many calls of one place in the network, be worked on at once; the rest wait.
 * A change waits a second, a page or what it reads as long as it takes. Of this process alone: it shares its work out, it
 * counts nothing.
 */
export function createGate(): Gate {
  const sessions = createSlots({ most: postsOfSession });
  const addresses = createSlots({ most: callsOfAddress });
  const documents = new Map<string, { slot: Promise<(() => void) | null>; calls: number }>();

  /** The first call of a document takes its slot and the last one under way gives it back. */
  async function enterDocument(document: string, take: () => Promise<(() => void) | null>): Promise<() => void> {
    const known = documents.get(document) ?? { slot: take(), calls: 0 };
    documents.set(document, known);
    known.calls += 1;
    await known.slot;
    return () => {
      known.calls -= 1;
      if (known.calls > 0) return;
      documents.delete(document);
      void known.slot.then((leave) => leave?.());
    };
  }

  return {
    async enter({ isPost, session, clientAddress, document, signal }) {
      const block = clientAddress === null ? null : toNetworkBlock(clientAddress);
      const takeAddress = (withinMs?: number) =>
        block === null
          ? Promise.resolve(() => {})
          : addresses.take(block, { signal, ...(withinMs !== undefined && { withinMs }) });
      if (document !== null) return enterDocument(document, () => takeAddress());
      // Nobody waits for the answer of a read that was given up.
      if (!isPost) return (await takeAddress()) ?? (() => {});
      const leaveSession = session === null ? () => {} : await sessions.take(session, { withinMs: patienceMs, signal });
      if (leaveSession === null) return null;
      const leaveAddress = await takeAddress(patienceMs);
      if (leaveAddress === null) {
        leaveSession();
        return null;
      }
      return () => {
        leaveAddress();
        leaveSession();
      };
    },
  };
}
