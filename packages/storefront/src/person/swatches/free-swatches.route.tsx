import { swatchOperations } from "@store/contract/swatches";
import { findOrderProblems, parseSwatchForm } from "@store/swatch-ui/order-values";
import styles from "@store/swatch-ui/styles.css?url";
import { invalid, moved } from "@store/ui-kit/form-outcome";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { FormPage } from "../../web/forms/form-page.tsx";
import { formClient, formSecrets, invalidFormContext, readForm, toActionResult } from "../../web/forms/page-form.ts";
import { formSheet } from "../../web/page/form-styles.ts";
import type { PageHandle } from "../../web/page/page-handle.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/free-swatches.route";
import { findKnownShopper, sendSwatchOrder } from "./swatch-calls.ts";
import { SwatchesPage } from "./swatches-page.tsx";

const title = "Order Free Swatches";

export const handle: PageHandle = { head: "reading" };
export const links: Route.LinksFunction = () => [formSheet, { rel: "stylesheet", href: styles }];

/** The swatches of the product in the URL, and the known data of the signed-in shopper (SWAT-14). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const { searchParams } = new URL(request.url);
  const asked = { sku: searchParams.get("sku") ?? "", choiceCode: searchParams.get("choice") ?? "" };
  const [swatches, known, secrets] = await Promise.all([
    replyOf(page.client.call(swatchOperations.getOrderSwatchData, { ...asked, selected: 0, suppressColorBar: false })),
    findKnownShopper(page.client),
    formSecrets(page),
  ]);
  return { swatches, known, secrets, hasFailed: context.get(invalidFormContext) };
}

/** The form without scripts: redirects to the thanks after an order, or returns the errors. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = pageOf(context);
  const form = await readForm(request);
  const values = parseSwatchForm(form);
  const { site } = page.store;
  const errors = findOrderProblems(values, site);
  const outcome = errors ? invalid({ errors }) : await sendSwatchOrder(formClient(page, form), values, site);
  if (outcome.kind === "shown") return toActionResult(moved("/free-swatches/thank-you"));
  context.set(invalidFormContext, true);
  return toActionResult({ ...outcome, values });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(
    matches,
    loaderData?.hasFailed ? `Error: ${title}` : title,
    "Five fabric swatches, free and without an account, sent to your home.",
  );

export default function FreeSwatches({ loaderData, actionData }: Route.ComponentProps) {
  const { swatches, known, secrets } = loaderData;
  return (
    <FormPage secrets={secrets}>
      <SwatchesPage data={swatches} known={known} answer={actionData} />
    </FormPage>
  );
}
