import { operation } from "../operation.ts";
import type { LogEntry } from "./requests.ts";
import { loggingRoutes } from "./routes.ts";

export const loggingOperations = {
  log: operation<LogEntry>()({ ...loggingRoutes.log, reply: null, replay: false }),
};
