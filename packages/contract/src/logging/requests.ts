import * as z from "zod/mini";
import type { RequestsOf } from "../operation.ts";
import type { loggingOperations } from "./operations.ts";

export const logRequest = z.strictObject({
  message: z.string().check(z.maxLength(2000)),
  level: z.enum(["info", "warn", "error"]),
});
export type LogEntry = z.infer<typeof logRequest>;

export const loggingRequests = { log: logRequest } satisfies RequestsOf<typeof loggingOperations>;
