import { accountOperations } from "@store/contract/account";
import { accountRequests } from "@store/contract/account/requests";
import { noun } from "../service/handlers.ts";
import { authenticate } from "./authenticate.ts";
import { showRequestToken } from "./show-request-token.ts";

export const accountNoun = noun({
  operations: accountOperations,
  requests: accountRequests,
  handlers: {
    getRequestVerificationToken: (_request, context) => showRequestToken(context),
    authenticate: (request, context) => authenticate(request, context),
  },
});
