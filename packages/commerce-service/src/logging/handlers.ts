import { loggingOperations } from "@store/contract/logging";
import { loggingRequests } from "@store/contract/logging/requests";
import { noun } from "../service/handlers.ts";
import { redactMessage } from "./redact-message.ts";

export const loggingNoun = noun({
  operations: loggingOperations,
  requests: loggingRequests,
  handlers: {
    log: async ({ message, level }, { log, site, brand, correlationId }) => {
      log[level]("shopper", { message: redactMessage(message), site, brand, correlationId });
      return { kind: "reply", reply: null };
    },
  },
});
