import { loggingOperations } from "@store/contract/logging";
import { loggingRequests } from "@store/contract/logging/requests";
import { defineModule } from "../service/context.ts";
import { redactMessage } from "./redact-message.ts";

export const loggingModule = defineModule({
  operations: loggingOperations,
  requests: loggingRequests,
  handlers: {
    log: async ({ message, level }, { log, site, brand }) => {
      log[level]("shopper", { message: redactMessage(message), site, brand });
      return { kind: "reply", reply: null };
    },
  },
});
