import { loggingOperations } from "@store/contract/logging";
import { loggingRequests } from "@store/contract/logging/requests";
import { defineModule } from "../service/context.ts";
import { redactMessage } from "./redact-message.ts";

export const loggingModule = defineModule({
  operations: loggingOperations,
  requests: loggingRequests,
  handlers: {
    log: async ({ message, level }, { log, site, brand, correlationId }) => {
      log[level]("shopper", { message: redactMessage(message), site, brand, correlationId });
      return { kind: "reply", reply: null };
    },
  },
});
