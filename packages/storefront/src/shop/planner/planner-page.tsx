import type { AddResult } from "@store/contract/cart";
import { loggingOperations } from "@store/contract/logging";
import { type SectionalPage, sectionalOperations } from "@store/contract/sectionals";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import {
  type DetailsPanelProps,
  type KnownDetails,
  type LoadDetails,
  type LoadPrice,
  Planner,
  PlannerError,
  type PlannerProps,
} from "@store/sectional-ui/planner";
import { checkoutClientAtom, siteAtom } from "@store/shopper-state";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { useAtomValue, useStore } from "jotai";
import { useMemo, useState } from "react";
import { Form, useNavigation } from "react-router";
import { ConfirmationField } from "../../buy/adding/confirmation-field.tsx";
import { AddLayer, Terms } from "../../buy/adding/lazy-adds.tsx";
import { useAdds } from "../../buy/adding/use-adds.ts";
import { useShowUrl } from "../../web/navigation/use-show-url.ts";
import { plannerCollectionsPath } from "../../web/urls/planner-paths.ts";
import { moreSectionals } from "./more-sectionals.ts";
import { PlannerFabrics } from "./planner-fabrics.tsx";

const Panel = lazyPart(() => import("@store/sectional-ui/details-panel").then((part) => part.DetailsPanel), {
  fallback: null,
});

/** The frame with the 3D view. If its script cannot be loaded, the plan goes on. */
const FrameView = lazyPart(() => import("@store/sectional-ui/frame-view").then((part) => part.FrameView), {
  fallback: null,
});

/** The drawer or popup with the details, whose script loads when it opens first. */
function DetailsPanel(props: DetailsPanelProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Panel {...props} /> : null;
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

/** The planner of a collection, with the calls that it makes and what an add leads to. */
export function PlannerPage({ page, problem, added, terms, path, ...props }: PlannerPageProps) {
  const { brand, site } = useAtomValue(siteAtom);
  const isSending = useNavigation().formMethod === "POST";
  const { show, onSubmit } = useShowUrl();
  const { loadDetails, loadPrice, report } = usePlannerCalls();
  const [hasFailed, setHasFailed] = useState(false);
  // A new address, which an add leads to, ends the form's answer and not its confirmation.
  const { adds, latest, closed, close } = useAdds(added);
  /** The design is in the address, so that a reload brings it back. */
  function failFrame(message: string) {
    report(message);
    setHasFailed(true);
  }
  if (!page || hasFailed) {
    return (
      <div data-part="page">
        <PlannerError shopMoreUrl={moreSectionals[brand]} />
      </div>
    );
  }
  const sku = page.layouts[0]?.skus[0] ?? "";
  function showUrl(url: string) {
    const fabric = new URLSearchParams(url.split("?")[1]).get("fabric") ?? page?.defaults.fabricChoiceCode;
    // The page itself follows each change; only the totals of another fabric come with the page's data.
    show(url, { loads: fabric !== page?.fabricChoiceCode });
  }
  return (
    <div data-part="page" onSubmit={onSubmit}>
      <Planner
        {...props}
        page={page}
        path={path}
        unit={site === "US" ? "in" : "cm"}
        loadDetails={loadDetails}
        onUrl={showUrl}
        renderFabrics={(slot) => <PlannerFabrics {...slot} swatches={page.swatches} sku={sku} />}
        DetailsPanel={DetailsPanel}
        FrameView={FrameView}
        loadPrice={loadPrice}
        onFrameError={failFrame}
        Form={Form}
        busy={isSending}
        problem={problem}
        adds={adds}
        fitPath={`${path}/fit`}
        startOverUrl={brand === "modern" ? plannerCollectionsPath : path}
      >
        <ConfirmationField adds={adds} />
      </Planner>
      {terms ? <Terms key={terms.fields.nonce} terms={terms} productUrl={path} /> : null}
      {latest ? <AddLayer added={latest} sku={sku} isOpen={latest !== closed} onClose={close} /> : null}
    </div>
  );
}

/** The calls of the planner, in the browser. */
function usePlannerCalls() {
  const store = useStore();
  return useMemo(() => {
    const client = () => store.get(checkoutClientAtom);
    const loadDetails: LoadDetails = async (request, signal) => {
      const result = await client().call(sectionalOperations.getSectionalDetails, request, { signal });
      return result.ok ? result.value : null;
    };
    const loadPrice: LoadPrice = async (request) => {
      const result = await client().call(sectionalOperations.getSectionalPriceByPiece, request);
      return result.ok ? result.value : null;
    };
    const report = (message: string) =>
      void client().call(loggingOperations.log, { message: `The 3D view failed: ${message}`, level: "error" });
    return { loadDetails, loadPrice, report };
  }, [store]);
}
