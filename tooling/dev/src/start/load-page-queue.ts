import { pathToFileURL } from "node:url";
import { entryOf } from "./create-commerce-service.ts";

/** Waits for a page's turn: the function to call when it is rendered, or null for a page that is not rendered. */
export type AdmitPage = (clientAddress: string, signal: AbortSignal) => Promise<(() => void) | null>;

/** The queue in which the pages of both storefronts wait for the processor. */
export async function loadPageQueue(): Promise<AdmitPage> {
  const { createPageQueue } = await import(pathToFileURL(entryOf("commerce-service", "listener")).href);
  return createPageQueue();
}
