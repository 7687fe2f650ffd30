import { setTimeout as pause } from "node:timers/promises";
import { type OpenDatabase, type OpenDatabaseOptions, openDatabase } from "./open-database.ts";

const firstPauseMs = 200;
const longestPauseMs = 5000;

export interface AutoRestartDatabase extends Pick<OpenDatabase, "url" | "home" | "stop"> {
  /** Process id of the server that runs now. */
  pid(): number;
}

/**
 * Opens the PostgreSQL of a folder and restarts it, on the same port and thus at the same address, whenever it ends
 * unexpectedly: at once, then after growing pauses. Rejects as `openDatabase` does.
 */
export async function openAutoRestartDatabase(options: OpenDatabaseOptions): Promise<AutoRestartDatabase> {
  let current = await openDatabase(options);
  const { url, home } = current;
  const port = Number(new URL(url).port);
  let isStopping = false;
  let reopening = Promise.resolve();
  watch();

  function watch(): void {
    void current.lost.then(() => {
      if (isStopping) return;
      console.error("The database ended unexpectedly; it is being restarted.");
      reopening = reopen();
    });
  }

  async function reopen(): Promise<void> {
    for (let pauseMs = firstPauseMs; !isStopping; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        current = await openDatabase({ ...options, port, waitMs: 0 });
        console.error("The database is available again.");
        watch();
        return;
      } catch (error) {
        console.error(error instanceof Error ? error.message : String(error));
        await pause(pauseMs);
      }
    }
  }

  return {
    url,
    home,
    pid: () => current.pid,
    async stop() {
      isStopping = true;
      await reopening;
      await current.stop();
    },
  };
}
