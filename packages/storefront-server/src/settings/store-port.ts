import type { SitePorts } from "./store-addresses.ts";

/** Each program of a store listens on the first port and so many more. */
export const portOffsets = {
  US: 0,
  CA: 1,
  /** The planner's 3D view. */
  planner: 2,
  /** Of a Canadian storefront that runs alone, beside one of the United States. */
  plannerOfCanada: 3,
  /** The sandbox providers of a store that is tried. */
  providers: 3,
  mails: 4,
  mailsOfCanada: 5,
  /** The service in a program of its own. */
  service: 6,
} as const;

const largest = 65_535 - portOffsets.service;
const usual = 3000;

export type StorePortReading = { ok: true; ports: SitePorts } | { ok: false; message: string };

/** Reads STORE_PORT, the first of a row of ports: 3000 if it is not set, or `first`. */
export function readStorePort(text: string | undefined, { first = usual }: { first?: number } = {}): StorePortReading {
  const port = text ? Number(text) : first;
  if (!Number.isInteger(port) || port < 1 || port > largest)
    return { ok: false, message: `STORE_PORT is "${text}", but must be a number from 1 to ${largest}.` };
  return { ok: true, ports: { US: port + portOffsets.US, CA: port + portOffsets.CA } };
}
