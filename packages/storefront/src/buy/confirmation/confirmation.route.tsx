import { AccountOffer } from "@store/auth-ui/account-offer";
import { ConfirmationPage } from "@store/checkout-ui/confirmation";
import { cartStep, confirmationStep } from "@store/checkout-ui/steps";
import { type Order, orderOperations } from "@store/contract/orders";
import { StoreLink } from "@store/ui-kit/link";
import { type LinksFunction, replace } from "react-router";
import { type PageContext, pageOf, replyOf } from "../../web/context/page-context.ts";
import { useRoot } from "../../web/context/use-root.ts";
import { FormPage } from "../../web/forms/form-page.tsx";
import { formSecrets, readForm, toActionResult } from "../../web/forms/page-form.ts";
import { usePageNavigation } from "../../web/navigation/use-page-navigation.ts";
import { authStyles, checkoutStyles } from "../../web/page/form-styles.ts";
import { LazyCrossSell } from "../../web/rows/lazy-cross-sell.tsx";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import { toPageUrl } from "../../web/urls/to-page-url.ts";
import type { Route } from "./+types/confirmation.route";
import { submitAccountOffer } from "./submit-account-offer.ts";

export const links: LinksFunction = () => [...checkoutStyles(), ...authStyles()];

/** The order, loaded at every visit. A shopper who did not place it is redirected to the cart (AMB-017). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  return { ...(await findOrder(page, request)), secrets: await formSecrets(page) };
}

/** Creates an account for the guest who placed the order. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = pageOf(context);
  const { order } = await findOrder(page, request);
  const returnUrl = toPageUrl(request);
  const outcome = await submitAccountOffer(page, await readForm(request), { order, returnUrl });
  return toActionResult(outcome);
}

/** The order of the page's address, with its link for other devices. If the service fails, the error page is shown. */
async function findOrder(
  { client }: PageContext,
  { url }: Request,
): Promise<{ order: Order; linkPath?: string | undefined }> {
  const orderId = new URL(url).searchParams.get("orderId") ?? "";
  const result = await client.call(orderOperations.getOrder, { orderId });
  if (!result.ok && result.failure.kind === "refused") throw replace(cartStep.path);
  const { order, linkPath } = await replyOf(Promise.resolve(result));
  if (!order) throw replace(cartStep.path);
  return { order, linkPath };
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, confirmationStep.title);

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { order, linkPath, secrets } = loaderData;
  const isSignedIn = Boolean(useRoot()?.account);
  const returnUrl = `${confirmationStep.path}?${new URLSearchParams({ orderId: order.orderId })}`;
  const account = isSignedIn ? (
    <section aria-labelledby="account-order" data-part="review-section" data-print="hide">
      <h2 id="account-order">In your account</h2>
      <p>
        This order is also in <StoreLink href={`/account/orders/${order.orderId}`}>your account</StoreLink>.
      </p>
    </section>
  ) : (
    <AccountOffer email={order.email} returnUrl={returnUrl} submitted={actionData} />
  );
  return (
    <FormPage secrets={secrets}>
      <ConfirmationPage order={order} linkPath={linkPath} account={account} {...usePageNavigation()} />
      <div data-part="page">
        <LazyCrossSell
          of="order"
          skus={[...new Set(order.shipments.flatMap(({ lineItems }) => lineItems.map(({ sku }) => sku)))]}
        />
      </div>
    </FormPage>
  );
}
