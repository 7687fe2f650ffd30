import * as z from "zod/mini";

export const logRequest = z.strictObject({
  message: z.string().check(z.maxLength(2000)),
  level: z.enum(["info", "warn", "error"]),
});

export const loggingRequests = { log: logRequest };
