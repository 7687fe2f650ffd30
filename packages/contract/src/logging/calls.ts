import { operation } from "../operation.ts";
import type { LogEntry } from "./requests.ts";
import { loggingRoutes as routes } from "./routes.ts";

export const log = /* @__PURE__ */ operation<LogEntry>()(routes, "log", { reply: null, replay: false });
