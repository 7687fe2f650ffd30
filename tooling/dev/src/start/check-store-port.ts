import type { StorePorts } from "./store-apps.ts";

// The planner frame, the identity provider, the mail viewer and the lone service follow on the next ports.
const largest = 65535 - 6;
const usual = 3000;
/** The port of the planner's frame is the first one and this. */
export const plannerOffset = 2;
/** The mail viewer's port is the first one and this. */
export const mailViewerOffset = 4;
// `dev` runs beside `start`.
const usualInDevelopment = 3100;

/** Reads STORE_PORT, the first of a row of ports (default 3000, and 3100 for `dev`). */
export function checkStorePort(
  text: string | undefined,
  { dev = false }: { dev?: boolean } = {},
): { ok: true; ports: StorePorts } | { ok: false; message: string } {
  const first = text === undefined || text === "" ? (dev ? usualInDevelopment : usual) : Number(text);
  if (!Number.isInteger(first) || first < 1 || first > largest)
    return { ok: false, message: `STORE_PORT is "${text}", but must be a number from 1 to ${largest}.` };
  return { ok: true, ports: { us: first, ca: first + 1 } };
}
