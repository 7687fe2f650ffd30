import { accountOperations } from "@store/contract/account";
import { accountRequests } from "@store/contract/account/requests";
import { defineModule } from "../service/service-module.ts";
import { authenticate } from "./authenticate.ts";
import { showRequestToken } from "./show-request-token.ts";
import { showSignInConfig } from "./show-sign-in-config.ts";
import { signOut } from "./sign-out.ts";
import { submitSignIn } from "./submit-sign-in.ts";

export const accountModule = defineModule({
  operations: accountOperations,
  requests: accountRequests,
  handlers: {
    getRequestVerificationToken: (_request, context) => showRequestToken(context),
    getSignInConfig: (request, context) => showSignInConfig(request, context),
    authenticate: (request, context) => authenticate(request, context),
    authForm: (request, context) => submitSignIn(request, context),
    signOut: (request, context) => signOut(request, context),
  },
});
