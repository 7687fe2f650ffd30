import { SignInPanel } from "@store/auth-ui/sign-in-panel";
import styles from "@store/auth-ui/styles.css?inline";
import { accountOperations } from "@store/contract/account";
import { FormSecretsProvider } from "@store/ui-kit/form";
import { renderToStaticMarkup } from "react-dom/server";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { formSecrets } from "../../web/forms/page-form.ts";
import { toReturnUrl } from "../../web/forms/return-url.ts";
import type { Route } from "./+types/early-sign-in.route";

/**
 * The form of the sign-in page as the body of a popup, for a page whose application does not run yet (`ui-kit/early/sign-in.ts`),
 * with the styles that the page may lack. 204 for who is signed in already, and a failure of the service is one of this address:
 * then the sign-in page answers [AUTH-19, AUTH-20].
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const returnUrl = toReturnUrl(new URL(request.url).searchParams.get("returnUrl"));
  const { isLoggedIn, widget } = await replyOf(page.client.call(accountOperations.getSignInConfig, { returnUrl }));
  if (isLoggedIn) return new Response(null, { status: 204 });
  const body = (
    <FormSecretsProvider value={await formSecrets(page)}>
      <div data-part="popup-body" data-styles={styles}>
        <SignInPanel widget={widget} returnUrl={returnUrl} idPrefix="early" variant="primary" />
      </div>
    </FormSecretsProvider>
  );
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(`<!doctype html>${renderToStaticMarkup(body)}`, { headers });
}
