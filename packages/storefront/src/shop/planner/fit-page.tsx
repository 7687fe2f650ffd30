import type { SectionalPage } from "@store/contract/sectionals";
import { type PlannerAddress, toPlannerUrl } from "@store/sectional-ui/design";
import { FitCheck, readMeasures } from "@store/sectional-ui/fit-check";
import { applyDesignCommand, type Design, formatDesign, toPieceCatalog } from "@store/sectional-ui/layout";
import { LeftOutNotice, PlannerError } from "@store/sectional-ui/planner";
import { siteAtom } from "@store/shopper-state";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";
import type { ComponentProps } from "react";
import { Form } from "react-router";
import { useStore } from "../../web/context/use-root.ts";
import { toTelephoneUrl } from "../../web/urls/to-telephone-url.ts";
import { moreSectionals } from "./more-sectionals.ts";

export interface FitPageProps {
  readonly address: PlannerAddress;
  /** Null if the service failed. */
  readonly page: SectionalPage | null;
  readonly design: Design | null;
  /** Names of pieces that could not be placed; null if the design was opened as it was. */
  readonly leftOut: readonly string[] | null;
  /** The query of the page, with the measures. */
  readonly query: URLSearchParams;
  /** The path of the planner. */
  readonly plannerPath: string;
}

/** However often is checked, Back leads to the planner. */
function ReplacingForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} replace preventScrollReset />;
}

/** Whether a design fits into the shopper's home. The planner hands it over and takes the measures back. */
export function FitPage({ address, page, design, leftOut, query, plannerPath }: FitPageProps) {
  const { brand, site } = useAtomValue(siteAtom);
  const { servicePhone, serviceHours } = useStore();
  const reading = page && toPieceCatalog(page.pieces);
  if (!page || !design || !reading?.ok) {
    return (
      <div data-part="page">
        <PlannerError shopMoreUrl={moreSectionals[brand]} />
      </div>
    );
  }
  const { catalog } = reading;
  const unit = site === "US" ? "in" : "cm";
  const measures = readMeasures(query, unit);
  const path = `${plannerPath}/fit`;
  const { design: asked, fabric, legs, replaces, view } = address;
  const kept = { design: asked, fabric, legs, replaces, view: view === "3d" ? view : "" } as const;
  const fit = new URLSearchParams({ ...measures, unit }).toString();
  const turned = applyDesignCommand(design, { kind: "rotate" }, catalog);
  const text = turned.ok ? formatDesign(turned.design) : address.design;
  return (
    <div data-part="page">
      <header data-part="category-head" data-stacked="">
        <h1>Will It Fit?</h1>
        <p>
          <StoreLink href={toPlannerUrl(plannerPath, { ...kept, fit: Object.keys(measures).length > 0 ? fit : "" })}>
            {`Back to the ${page.collectionName}`}
          </StoreLink>
        </p>
      </header>
      <LeftOutNotice leftOut={leftOut} />
      {design.pieces.length === 0 ? (
        <p>There are no pieces yet. Plan your sectional first.</p>
      ) : (
        <FitCheck
          design={design}
          catalog={catalog}
          unit={unit}
          fabricImagePath={
            page.swatches.find(({ choiceCode }) => choiceCode === page.fabricChoiceCode)?.imagePath ?? ""
          }
          measures={measures}
          path={path}
          kept={kept}
          turnedUrl={`${path}?${new URLSearchParams({ ...measures, unit, ...kept, design: text })}`}
          askAt={
            <>
              <a href={toTelephoneUrl(servicePhone)}>{servicePhone}</a>
              <span>{` (${serviceHours})`}</span>
            </>
          }
          Form={ReplacingForm}
        />
      )}
    </div>
  );
}
