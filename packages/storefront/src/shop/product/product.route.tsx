import { catalogOperations } from "@store/contract/catalog";
import type { Brand } from "@store/contract/shared";
import { invalid, shown } from "@store/ui-kit/form-outcome";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { addClient, toAddData } from "../../buy/adding/add-data.ts";
import { addDesign } from "../../buy/adding/add-design.ts";
import { addPersonalized } from "../../buy/adding/add-personalized.ts";
import { addToCart, somethingWentWrong } from "../../buy/adding/add-to-cart.ts";
import { addToRegistry } from "../../buy/adding/add-to-registry.ts";
import { answerAdd } from "../../buy/adding/answer-add.ts";
import { findTermsOfAdd } from "../../buy/adding/find-terms-of-add.ts";
import { isRegistryAdd } from "../../buy/adding/registry-outcome.ts";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { usePostalCodeLabel, useStore } from "../../web/context/use-root.ts";
import { applyPostalCode } from "../../web/forms/apply-postal-code.ts";
import { hasChangedNothing } from "../../web/forms/has-changed-nothing.ts";
import { readForm, toActionResult } from "../../web/forms/page-form.ts";
import type { PageHandle } from "../../web/page/page-handle.ts";
import { toBreadcrumbData } from "../../web/search-engines/breadcrumb-data.ts";
import { pageTitle, shopOf } from "../../web/search-engines/page-title.ts";
import { toFullName, toProductData } from "../../web/search-engines/product-data.ts";
import type { Route } from "./+types/product.route";
import { ProductPage, type ProductPageProps } from "./product-page.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  // In old links. An empty code was asked for, too: the page says that one is missing.
  const { searchParams } = new URL(request.url);
  const postalCode = searchParams.get("postalCode")?.slice(0, 20);
  // What was chosen before a sign-in.
  const quantity = searchParams.get("quantity")?.slice(0, 3);
  // Whose reviews to show.
  const [stars] = /^[1-5]$/.exec(searchParams.get("stars") ?? "") ?? [];
  // What is sold of a sectional: a ready layout, or the piece itself.
  const [layout] = /^[a-z0-9-]{1,60}$/.exec(searchParams.get("layout") ?? "") ?? [];
  const product = await replyOf(
    client.call(catalogOperations.getProduct, {
      sku: params.sku,
      ...(postalCode !== undefined && { postalCode }),
      ...(stars && { stars }),
      ...(layout && { layout }),
    }),
  );
  return { product, quantity, stars: Number(stars ?? 0) };
}

/**
 * The form of a postal code, or the add-to-cart form, with or without scripts: redirects to the cart, or shows the page again with the reason. A double click
 * adds once, and the cart says so. A page whose scripts run asks for the confirmation instead of the cart. An item with terms
 * is added when they are accepted.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.has("postalCode")) return applyPostalCode(pageOf(context), { request, form });
  const client = addClient(pageOf(context), { request, form });
  if (isRegistryAdd(form)) return addToRegistry({ request, form, client });
  const design = await addDesign(client, form);
  if (design) return toAddData(design, { request, form, isReplayed: client.isReplayed });
  const terms = await findTermsOfAdd(client, form);
  if (terms === undefined) return toActionResult(invalid({ problem: somethingWentWrong }));
  if (terms) return toActionResult(shown({ terms }));
  const personalized = await addPersonalized(client, form);
  const outcome = personalized ?? (await addToCart(client, form));
  return toAddData(outcome, { request, form, isReplayed: client.isReplayed });
}

export const clientAction = (args: Route.ClientActionArgs) => answerAdd(args);

export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !hasChangedNothing(actionResult);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shop = shopOf(matches);
  if (!loaderData || !shop) return pageTitle(matches);
  const { product } = loaderData;
  const { origin, store } = shop;
  const data = toProductData(product, { origin, brandName: store.brandName });
  const picture = product.gallery.find(({ caption }) => !caption);
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

export const handle: PageHandle = { head: "product", sharedBy: ["layout"] };

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, servicePhone } = useStore();
  const postalCodeLabel = usePostalCodeLabel();
  const result = {
    problem: null,
    added: null,
    registry: null,
    terms: null,
    submitted: null,
    refused: null,
    ...actionData,
  };
  return (
    <ProductPage
      {...loaderData}
      {...result}
      details={detailLayouts[brand]}
      site={{ postalCodeLabel, phone: servicePhone }}
    />
  );
}
