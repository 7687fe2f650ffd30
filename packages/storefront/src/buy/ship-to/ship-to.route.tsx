import { shipToAtom } from "@store/shopper-state";
import { invalid, moved } from "@store/ui-kit/form-outcome";
import { useAtomValue } from "jotai";
import { pageOf } from "../../web/context/page-context.ts";
import { useRoot, useStore } from "../../web/context/use-root.ts";
import { readForm, toActionResult } from "../../web/forms/page-form.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/ship-to.route";
import { findPreviousPage, setShipToCountry, toOwnPath } from "./ship-to-action.ts";
import { ShipToPage } from "./ship-to-page.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const { origins, store } = pageOf(context);
  return { from: findPreviousPage(request, origins[store.site]) };
}

/** Redirects to the previous page after a success, or returns the error. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const problem = await setShipToCountry(pageOf(context).client, form);
  const named = form.get("from");
  const from = toOwnPath(typeof named === "string" ? named : null);
  return toActionResult(problem === null ? moved(from) : invalid({ problem, from }));
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Ship to", "Choose the country that your order goes to."),
  { name: "robots", content: "noindex" },
];

export default function ShipTo({ loaderData, actionData }: Route.ComponentProps) {
  const root = useRoot();
  return (
    <ShipToPage
      shipTo={useAtomValue(shipToAtom)}
      store={useStore()}
      otherSiteUrl={root?.otherSiteUrl ?? "/"}
      from={actionData?.from ?? loaderData.from}
      problem={actionData?.problem ?? null}
    />
  );
}
