import { findPortHolder } from "../network/find-port-holder.ts";
import { isPortHeld } from "../network/is-port-held.ts";
import { findRun } from "./run-file.ts";
import { type StorePorts, toStoreAddresses } from "./store-apps.ts";

/**
 * Answers why the store cannot start now, in words for the person at the terminal, or undefined when nothing is in the way.
 * It only looks: a store that runs already is left alone, and so is a stranger that holds a port.
 */
export async function findStartObstacle({
  folder,
  ports,
  pid = process.pid,
}: {
  folder: string;
  ports: StorePorts;
  pid?: number;
}): Promise<string | undefined> {
  const run = findRun(folder);
  if (run !== undefined && run.pid !== pid) {
    const { us, ca } = toStoreAddresses(run.ports);
    return `The store runs already: process ${run.pid} holds ${us} and ${ca}, since ${run.startedAt}.
Stop it with \`npx -y pnpm@12 stop\`, then start again.`;
  }
  for (const port of [ports.us, ports.ca]) if (await isPortHeld(port)) return describeHeldPort(port);
  return undefined;
}

/** Says who holds a port and both ways out. */
export function describeHeldPort(port: number): string {
  const holder = findPortHolder(port);
  const who = holder
    ? `process ${holder.pid} (${shorten(holder.command)})`
    : "a process of another account, whose number the system does not tell";
  const ending = holder ? `End it with \`kill ${holder.pid}\`` : "End it";
  return `http://localhost:${port} is held by ${who}, which is not the store of this folder.
${ending}, or take other ports: \`STORE_PORT=${port + 1000} npx -y pnpm@12 start\`.`;
}

function shorten(command: string): string {
  return command.length > 100 ? `${command.slice(0, 99)}…` : command;
}
