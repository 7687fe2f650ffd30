import { cookieCarrier, type SessionCarrier } from "../session/session-carrier.ts";
import { readStorefrontContext } from "../storefront-context.ts";
import { toNetworkBlock } from "../to-network-block.ts";
import { createSlots } from "./slots.ts";

const postsOfSession = 6;
const callsOfAddress = 24;
const maxWaiting = 1000;

/** A call that enters the gate. */
export interface Caller {
  isPost: boolean;
  /** The session secret of the request; null for a first visit. */
  session: string | null;
  clientAddress: string | null;
  /** The document for which it is made; its calls count as one. */
  document: string | null;
  signal: AbortSignal;
  /** How long a change waits; a second by default. */
  patienceMs?: number | undefined;
}

/** What the gate needs from a request, and from its call. */
export function toCaller(
  request: Request,
  { carrier = cookieCarrier }: { carrier?: SessionCarrier | undefined },
  { patienceMs }: Pick<Caller, "patienceMs">,
): Caller {
  const { site, clientAddress = null } = readStorefrontContext(request.headers);
  return {
    isPost: request.method !== "GET" && request.method !== "HEAD",
    session: carrier.read(request, site),
    clientAddress,
    document: request.headers.get("x-store-document"),
    signal: request.signal,
    patienceMs,
  };
}

export interface Gate {
  /** Resolves with the function to call after the response, or with null if it is refused. */
  enter(comer: Caller): Promise<(() => void) | null>;
}

/**
 * Limits how many changes of one session, and how many calls of one network block, run at the same time; the rest wait.
 * A change waits a second, or as long as its call says; a page or its reads wait without a limit, unless a thousand
 * wait already. Only for this process.
 */
export function createGate({ patienceMs = 1000 }: { patienceMs?: number } = {}): Gate {
  const sessions = createSlots({ most: postsOfSession });
  const addresses = createSlots({ most: callsOfAddress, maxWaiting });
  const documents = new Map<string, { slot: Promise<(() => void) | null>; calls: number }>();

  /** The first call of a document takes its slot and the last running one releases it. */
  async function enterDocument(
    document: string,
    take: () => Promise<(() => void) | null>,
  ): Promise<(() => void) | null> {
    const known = documents.get(document) ?? { slot: take(), calls: 0 };
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
    async enter({ isPost, session, clientAddress, document, signal, patienceMs: withinMs = patienceMs }) {
      const block = clientAddress === null ? null : toNetworkBlock(clientAddress);
      const takeAddress = (withinMs?: number) =>
        block === null
          ? Promise.resolve(() => {})
          : addresses.take(block, { signal, ...(withinMs !== undefined && { withinMs }) });
      if (!isPost) return document === null ? takeAddress() : enterDocument(document, () => takeAddress());
      const leaveSession = session === null ? () => {} : await sessions.take(session, { withinMs, signal });
      if (leaveSession === null) return null;
      const leaveAddress = await takeAddress(withinMs);
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
