import { catalogOperations } from "@store/contract/catalog";
import { redirect } from "react-router";
import { pageTitle } from "../page-title.ts";
import { ProductPage } from "../pages/browse/product-page.tsx";
import { addToCart } from "../server/add-to-cart.ts";
import { pageOf } from "../server/page-context.ts";
import { replyOf } from "../server/reply-of.ts";
import type { Route } from "./+types/product";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  return replyOf(client.call(catalogOperations.getProduct, { sku: params.sku }));
}

/** The add-to-cart form, with or without scripts: to the cart when it worked, back to the page with the reason when not. */
export async function action({ context, request }: Route.ActionArgs) {
  const problem = await addToCart(pageOf(context).client, await request.formData());
  return problem === null ? redirect("/checkout/cart") : { problem };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.name, loaderData?.summary);

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductPage product={loaderData} problem={actionData?.problem ?? null} />;
}
