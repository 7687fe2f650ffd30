import { toNetworkBlock } from "../../service/to-network-block.ts";
import { createFairQueue } from "./fair-queue.ts";

/** Waits for a page's turn: the function to call when it is rendered, or null for a page that is not rendered. */
export type AdmitPage = (clientAddress: string, signal: AbortSignal) => Promise<(() => void) | null>;

/**
 * The queue of all pages of a process, shared between network blocks: rendering needs the processor, so more pages at
 * once only make each of them later. A household or an office counts as one client.
 */
export function createPageQueue(): AdmitPage {
  const queue = createFairQueue({
    concurrency: 2,
    leaseMs: 200,
    maxWaitMs: 30_000,
    maxWaiting: { ofClient: 100, inAll: 2000 },
  });
  return (clientAddress, signal) => queue.enter(toNetworkBlock(clientAddress) ?? "", signal);
}
