import { sectionalOperations } from "@store/contract/sectionals";
import type { Brand } from "@store/contract/shared";
import { openDesign, readPlannerAddress, toDetailsRequest } from "@store/sectional-ui/design";
import { toPieceCatalog } from "@store/sectional-ui/layout";
import styles from "@store/sectional-ui/planner.css?url";
import { invalid } from "@store/ui-kit/form-outcome";
import { useState } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation, useNavigationType } from "react-router";
import { addClient, toAddData } from "../../buy/adding/add-data.ts";
import { addDesign, findOpenEnds } from "../../buy/adding/add-design.ts";
import { somethingWentWrong } from "../../buy/adding/add-to-cart.ts";
import { answerAdd } from "../../buy/adding/answer-add.ts";
import { pageOf } from "../../web/context/page-context.ts";
import { useStore } from "../../web/context/use-root.ts";
import { hasChangedNothing } from "../../web/forms/has-changed-nothing.ts";
import { readForm, toActionResult } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { formSheet } from "../../web/page/form-styles.ts";
import { toPlanPreview } from "../../web/search-engines/link-preview.ts";
import { pageTitle, shopOf } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/sectional-planner.route";
import { findEditedDesign } from "./find-edited-design.ts";
import { loadPlanner } from "./load-planner.ts";
import { PlannerPage } from "./planner-page.tsx";

export const links: Route.LinksFunction = () => [formSheet, { rel: "stylesheet", href: styles }];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  const { searchParams } = new URL(request.url);
  const address = readPlannerAddress(searchParams);
  const page = await loadPlanner(client, { collectionCode: params.collection, fabricChoiceCode: address.fabric });
  if (!page) return data({ address, page: null, details: null }, { status: 503 });
  const reading = toPieceCatalog(page.pieces);
  const designId = searchParams.get("edit")?.slice(0, 64);
  if (designId && reading.ok) {
    const { catalog } = reading;
    const path = `/sectional-planner/${params.collection}`;
    const edited = { designId, fabric: page.fabricChoiceCode, legs: address.legs };
    throw redirect(await findEditedDesign(client, edited, { path, page, catalog }));
  }
  const design = reading.ok ? openDesign(address.design, reading.catalog).design : null;
  if (!design || design.pieces.length === 0) return { address, page, details: null };
  const legs = page.legs.some(({ code }) => code === address.legs) ? address.legs : page.defaults.legFinishCode;
  const asked = toDetailsRequest(design, { fabric: page.fabricChoiceCode, legs }, page);
  const details = await client.call(sectionalOperations.getSectionalDetails, asked);
  // Without details, the page loads them later.
  return { address, page, details: details.ok ? { request: asked, value: details.value } : null };
}

/**
 * The form that adds all pieces, with or without scripts: as on a product page, after one question if the design has open
 * ends.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const client = addClient(pageOf(context), { request, form });
  const question = await findOpenEnds(client, form);
  if (question) return toActionResult(invalid({ openEnds: { design: readText(form, "design") ?? "", question } }));
  const outcome = await addDesign(client, form);
  if (!outcome) return toActionResult(invalid({ problem: somethingWentWrong }));
  return toAddData(outcome, { request, form, isReplayed: client.isReplayed });
}

export const clientAction = (args: Route.ClientActionArgs) => answerAdd(args);

export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !hasChangedNothing(actionResult);
}

/** The title of the planner of each brand [SECT-01]. */
const titles: Readonly<Record<Brand, (collectionName: string) => string>> = {
  general: () => "Sectional Planner: Create Your Own",
  modern: (collectionName) => `Sectional Configurator: ${collectionName}`,
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shop = shopOf(matches);
  const page = loaderData?.page;
  if (!page || !shop) return pageTitle(matches, "Oops!");
  return pageTitle(
    matches,
    titles[shop.store.brand](page.collectionName),
    `Plan a ${page.collectionName} from its pieces, to scale, in your fabric.`,
    { preview: toPlanPreview(page) },
  );
};

export default function SectionalPlanner({ loaderData, actionData }: Route.ComponentProps) {
  const { brand } = useStore();
  const { pathname } = useLocation();
  const key = usePageKey();
  const { page, address, details } = loaderData;
  const result = { problem: null, added: null, terms: null, openEnds: null, ...actionData };
  return (
    <PlannerPage
      key={key}
      page={page}
      address={address}
      details={details}
      path={pathname}
      title={titles[brand](page?.collectionName ?? "")}
      {...result}
    />
  );
}

/**
 * A key that changes when the shopper goes to another address by a link, Back or Forward, and not when the page puts its
 * own state into the address.
 */
function usePageKey(): string {
  const { key } = useLocation();
  const isOther = useNavigationType() !== "REPLACE";
  const [shown, setShown] = useState(key);
  if (isOther && key !== shown) setShown(key);
  return shown;
}
