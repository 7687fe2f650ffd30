import { accountOperations } from "@store/contract/account";
import { swatchOperations } from "@store/contract/swatches";
import { findOrderProblems, parseSwatchForm } from "@store/swatch-ui/order-values";
import styles from "@store/swatch-ui/styles.css?url";
import { FormSecretsProvider } from "@store/ui-kit/form";
import { data, redirect } from "react-router";
import { pageTitle } from "../page-title.ts";
import { sendSwatchOrder } from "../pages/swatches/swatch-commerce.ts";
import { SwatchesPage } from "../pages/swatches/swatches-page.tsx";
import { pageOf } from "../server/page-context.ts";
import { formClient, formSecrets, readForm } from "../server/page-form.ts";
import { replyOf } from "../server/reply-of.ts";
import type { Route } from "./+types/free-swatches";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The swatches of the product in the URL, and the known data of the signed-in shopper (SWAT-14). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const { searchParams } = new URL(request.url);
  const asked = { sku: searchParams.get("sku") ?? "", choiceCode: searchParams.get("choice") ?? "" };
  const [swatches, { account }, secrets] = await Promise.all([
    replyOf(page.client.call(swatchOperations.getOrderSwatchData, { ...asked, selected: 0, suppressColorBar: false })),
    replyOf(page.client.call(accountOperations.getSignInConfig, {})),
    formSecrets(page),
  ]);
  const known = account
    ? { firstName: account.firstName, lastName: account.lastName, emailAddress: account.email }
    : null;
  return { swatches, known, secrets };
}

/** The form without scripts: redirects to the thanks after an order, or returns the errors. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = pageOf(context);
  const form = await readForm(request);
  const values = parseSwatchForm(form);
  const { site } = page.store;
  const problems = findOrderProblems(values, site);
  if (problems) return data({ values, problems }, { status: 422 });
  const outcome = await sendSwatchOrder(formClient(page, form), values, site);
  if (outcome.kind === "ordered") return redirect("/free-swatches/thank-you", 303);
  return data({ values, outcome }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, "Order Free Swatches", "Five fabric swatches, free and without an account, sent to your home.");

export default function FreeSwatches({ loaderData, actionData }: Route.ComponentProps) {
  const { swatches, known, secrets } = loaderData;
  return (
    <FormSecretsProvider value={secrets}>
      <SwatchesPage data={swatches} known={known} answer={actionData} />
    </FormSecretsProvider>
  );
}
