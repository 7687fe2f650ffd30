import { operation } from "../operation.ts";
import type { LogEntry } from "./requests.ts";

export const loggingOperations = {
  log: operation<LogEntry>()({
    name: "log",
    method: "POST",
    path: "/Checkout/Log",
    reply: null,
    replay: false,
  }),
};
