import type http from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";

/** A turn of the event loop in which nothing was done. */
const shortMs = 0.1;
/** A process that never rests. */
const patienceMs = 2000;

/**
 * Resolves in a moment in which the server has accepted every connection. When a listener is closed, the system resets
 * those that wait, and their clients have already sent their requests.
 */
export async function untilNoneWaits(server: http.Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on("connection", count);
  // The turn that runs now has looked for connections before.
  await nextTurn();
  const deadline = performance.now() + patienceMs;
  for (let began = performance.now(); began < deadline; began = performance.now()) {
    const before = accepted;
    await nextTurn();
    if (accepted === before && performance.now() - began < shortMs) break;
  }
  server.off("connection", count);
}
