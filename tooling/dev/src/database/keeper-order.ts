import type { ServerAccount } from "./server-account.ts";

/** What the owner asks of its keeper, handed over as JSON on the command line; so nothing secret belongs in it. */
export interface KeeperOrder {
  postgres: string;
  settings: string[];
  account: ServerAccount;
  logFile: string;
  /** A folder to remove once the server has ended. */
  temporary: string | undefined;
}

/** What a keeper says: the server's process id once it accepts connections, or why there is no server (any more). */
export type KeeperWord = { ready: number } | { failed: string };
