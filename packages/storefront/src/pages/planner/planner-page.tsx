import type { AddResult } from "@store/contract/cart";
import { type SectionalPage, sectionalOperations } from "@store/contract/sectionals";
import type { Brand } from "@store/contract/shared";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import {
  type DetailsPanelProps,
  type KnownDetails,
  type LoadDetails,
  Planner,
  PlannerError,
  type PlannerProps,
} from "@store/sectional-ui/planner";
import { checkoutClientAtom, siteAtom } from "@store/shopper-state";
import { useAtomValue, useStore } from "jotai";
import { Suspense, useCallback, useState } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import { AddLayer, Terms } from "../../adding/lazy-adds.tsx";
import { useAdds } from "../../adding/use-adds.ts";
import { lazyPart } from "../../lazy-part.ts";
import { plannerCollectionsPath, sectionalSofasPath } from "../../planner-paths.ts";
import { ConfirmationField } from "../product/confirmation-field.tsx";
import { PlannerFabrics } from "./planner-fabrics.tsx";

const Panel = lazyPart<DetailsPanelProps>(() =>
  import("@store/sectional-ui/details-panel").then((part) => part.DetailsPanel),
);

/** The drawer or popup with the details, whose script loads when it opens first. */
function DetailsPanel(props: DetailsPanelProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  ) : null;
}

export interface PlannerPageProps extends Pick<PlannerProps, "address" | "path" | "title" | "openEnds"> {
  /** Null if the service failed. */
  readonly page: SectionalPage | null;
  readonly details: KnownDetails | null;
  /** Why the last add failed. */
  readonly problem: string | null;
  /** What the last add added, if it did not lead to the cart. */
  readonly added: AddResult | null;
  /** The terms to accept before the add. */
  readonly terms: TermsOfAdd | null;
}

/** Where more sectionals are (AMB-142, AMB-143). */
const moreSectionals: Readonly<Record<Brand, string>> = {
  general: sectionalSofasPath,
  modern: plannerCollectionsPath,
};

/** The planner of a collection, with the calls that it makes and what an add leads to. */
export function PlannerPage({ page, problem, added, terms, path, ...props }: PlannerPageProps) {
  const { brand, site } = useAtomValue(siteAtom);
  const navigate = useNavigate();
  const isSending = useNavigation().formMethod === "POST";
  const loadDetails = useLoadDetails();
  const { adds, closed, close } = useAdds(added);
  if (!page) {
    return (
      <div data-part="page">
        <PlannerError shopMoreUrl={moreSectionals[brand]} />
      </div>
    );
  }
  const sku = page.layouts[0]?.skus[0] ?? "";
  const showUrl = (url: string) => {
    const isFabricShown = new URLSearchParams(url.split("?")[1]).get("fabric") ?? page.defaults.fabricChoiceCode;
    void navigate(url, {
      replace: true,
      preventScrollReset: true,
      // The page itself follows each change; only the totals of another fabric come with the page's data.
      defaultShouldRevalidate: isFabricShown !== page.fabricChoiceCode,
    });
  };
  return (
    <div data-part="page">
      <Planner
        {...props}
        page={page}
        path={path}
        unit={site === "US" ? "in" : "cm"}
        loadDetails={loadDetails}
        onUrl={showUrl}
        renderFabrics={(slot) => <PlannerFabrics {...slot} swatches={page.swatches} sku={sku} />}
        DetailsPanel={DetailsPanel}
        Form={Form}
        busy={isSending}
        problem={problem}
        adds={adds}
        startOverUrl={brand === "modern" ? plannerCollectionsPath : path}
      >
        <ConfirmationField adds={adds} />
      </Planner>
      {terms ? <Terms key={terms.fields.nonce} terms={terms} productUrl={path} /> : null}
      {added ? <AddLayer added={added} sku={sku} isOpen={added !== closed} onClose={close} /> : null}
    </div>
  );
}

function useLoadDetails(): LoadDetails {
  const store = useStore();
  return useCallback(
    async (request, signal) => {
      const client = store.get(checkoutClientAtom);
      const result = await client.call(sectionalOperations.getSectionalDetails, request, { signal });
      return result.ok ? result.value : null;
    },
    [store],
  );
}
