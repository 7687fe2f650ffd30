import { portOffsets } from "@store/storefront-server";
import { findPortHolder, isPortHeld } from "./find-port-holder.ts";
import { findRun } from "./run-file.ts";
import { type StorePorts, toStoreAddresses } from "./store-apps.ts";

/**
 * Returns why the store cannot start now, as a message for the terminal, or undefined if it can. It changes nothing: a
 * running store and another process on the port are left alone.
 */
export async function findStartObstacle({
  folder,
  ports,
  pid = process.pid,
  dev = false,
  wallets = false,
}: {
  folder: string;
  ports: StorePorts;
  pid?: number;
  /** Whether it is a run of `dev`, which is separate from a run of `start`. */
  dev?: boolean;
  /** Whether it serves the sandbox wallets. */
  wallets?: boolean;
}): Promise<string | undefined> {
  const run = findRun(folder);
  if (run !== undefined && run.pid !== pid) {
    const { us, ca } = toStoreAddresses(run.ports);
    return `The store is already running: process ${run.pid} has used ${us} and ${ca} since ${run.startedAt}.
Stop it with \`npx -y pnpm@12 stop${dev ? " --dev" : ""}\`, then start again.`;
  }
  const others = [...(dev ? [] : [portOffsets.planner]), ...(wallets ? [portOffsets.providers] : [])];
  for (const port of [ports.us, ports.ca, ...others.map((offset) => ports.us + offset)])
    if (await isPortHeld(port)) return describeHeldPort(port, { dev });
  return undefined;
}

/** Names the process that uses a port, and both remedies. */
export function describeHeldPort(port: number, { dev = false } = {}): string {
  const holder = findPortHolder(port);
  const who = holder
    ? `process ${holder.pid} (${shorten(holder.command)})`
    : "a process of another account, whose id the system does not show";
  const ending = holder ? `End it with \`kill ${holder.pid}\`` : "End it";
  return `http://localhost:${port} is in use by ${who}, which is not the store of this folder.
${ending}, or use other ports: \`STORE_PORT=${port + 1000} npx -y pnpm@12 ${dev ? "dev" : "start"}\`.`;
}

function shorten(command: string): string {
  return command.length > 100 ? `${command.slice(0, 99)}…` : command;
}
