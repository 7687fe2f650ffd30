import { catalogOperations } from "@store/contract/catalog";
import { sectionalOperations } from "@store/contract/sectionals";
import type { Brand } from "@store/contract/shared";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { hasChangedNothing } from "../has-changed-nothing.ts";
import { pageTitle, shopOf } from "../page-title.ts";
import { confirmationField } from "../pages/product/confirmation-field.tsx";
import { ProductPage, type ProductPageProps } from "../pages/product/product-page.tsx";
import { readText } from "../read-text.ts";
import { toBreadcrumbData } from "../search-engines/breadcrumb-data.ts";
import { toFullName, toProductData } from "../search-engines/product-data.ts";
import { addLayout } from "../server/add-layout.ts";
import { addPersonalized } from "../server/add-personalized.ts";
import { type AddOutcome, addToCart, somethingWentWrong, toSubmissionNonce } from "../server/add-to-cart.ts";
import { findTermsOfAdd } from "../server/find-terms-of-add.ts";
import { pageOf } from "../server/page-context.ts";
import { formClient, invalidForm, readForm } from "../server/page-form.ts";
import { replyOf } from "../server/reply-of.ts";
import { useStore } from "../use-store.ts";
import type { Route } from "./+types/product";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  // An empty code was asked for, too: the page says that one is missing.
  const postalCode = new URL(request.url).searchParams.get("postalCode")?.slice(0, 20);
  const product = await replyOf(
    client.call(catalogOperations.getProduct, { sku: params.sku, ...(postalCode !== undefined && { postalCode }) }),
  );
  if (!product.sectional) return { product, planner: null };
  const { collectionCode, fabricChoiceCode } = product.sectional;
  const planner = await client.call(sectionalOperations.getSectionalPage, { collectionCode, fabricChoiceCode });
  // Its pieces can be bought one by one nevertheless.
  return { product, planner: planner.ok ? planner.value : null };
}

/**
 * The add-to-cart form, with or without scripts: redirects to the cart, or shows the page again with the reason. A double click
 * adds once, and the cart says so. A page whose scripts run asks for the confirmation instead of the cart. An item with terms
 * is added when they are accepted.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const fields = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  // The page has no nonce, because it may be cached; a form with terms has one.
  const nonce = readText(form, "nonce") ?? toSubmissionNonce(`${request.headers.get("cookie")} ${fields}`);
  const client = formClient(pageOf(context), form, nonce);
  const layout = await addLayout(client, form);
  if (layout) return toActionData(layout, { request, form, isReplayed: client.isReplayed });
  const terms = await findTermsOfAdd(client, form);
  if (terms === undefined) return invalidForm({ problem: somethingWentWrong });
  if (terms) return { terms };
  const personalized = await addPersonalized(client, form);
  if (personalized.kind === "shown") {
    const shown = { problem: null, submitted: personalized.submitted };
    return personalized.isInvalid ? data(shown, { status: 422 }) : shown;
  }
  const outcome = personalized.kind === "plain" ? await addToCart(client, form) : personalized;
  return toActionData(outcome, { request, form, isReplayed: client.isReplayed });
}

/** What the page shows of an add: the confirmation, the terms, the reason of a refusal, or the cart. */
function toActionData(
  outcome: AddOutcome,
  { request, form, isReplayed }: { request: Request; form: FormData; isReplayed: () => boolean },
) {
  if (outcome.kind === "terms") return { terms: outcome.terms };
  if (outcome.kind === "refused") return invalidForm({ problem: outcome.problem });
  // The browser itself submits a form whose background request was blocked; then nothing is left on screen to confirm.
  const isInBackground = request.headers.get("sec-fetch-dest") !== "document";
  if (outcome.added && isInBackground && form.has(confirmationField)) return { added: outcome.added };
  return redirect(isReplayed() ? "/checkout/cart?repeated=1" : "/checkout/cart", 303);
}

/** If the form could not be sent, the page and its input stay as they are. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { problem: "We are having trouble connecting. Please check your connection and try again." };
  }
}

export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !hasChangedNothing(actionResult);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shop = shopOf(matches);
  if (!loaderData || !shop) return pageTitle(matches);
  const { product } = loaderData;
  const { origin, store } = shop;
  const data = toProductData(product, { origin, brandName: store.brandName });
  const [picture] = product.gallery;
  const shared = {
    picture: picture && { path: picture.imagePathHiRes, alt: picture.alt },
    offer: data?.offers,
  };
  return [
    ...pageTitle(matches, toFullName(product), product.summary, shared),
    ...(data ? [{ "script:ld+json": data }] : []),
    { "script:ld+json": toBreadcrumbData(product.breadcrumbs, { origin }) },
  ];
};

/** The layout of each brand's detail sections: all visible, or titles to open. */
const detailLayouts = { general: "sections", modern: "accordion" } as const satisfies Record<
  Brand,
  ProductPageProps["details"]
>;

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, site, servicePhone } = useStore();
  const postalCodeLabel = site === "US" ? "ZIP Code" : "Postal Code";
  const result = { problem: null, added: null, terms: null, submitted: null, ...actionData };
  return (
    <ProductPage
      {...loaderData}
      {...result}
      details={detailLayouts[brand]}
      site={{ postalCodeLabel, phone: servicePhone }}
    />
  );
}
