import type { SectionalPage } from "@store/contract/sectionals";
import { parseLayout } from "../layout/layout-text.ts";
import { getBounds } from "../layout/measure-layout.ts";
import { inPlace } from "../place-menu/place-menu.tsx";
import { formatSize } from "../places/describe-size.ts";
import { LayoutPlan } from "../plan/layout-plan.tsx";
import type { PlannerModel } from "../state/use-planner.ts";

interface StartLayoutsProps {
  readonly planner: PlannerModel;
  readonly page: Pick<SectionalPage, "layouts" | "fabricChoiceCode">;
}

/** The ready layouts, each a link to the planner with it. */
export function StartLayouts({ planner, page }: StartLayoutsProps) {
  const { catalog, unit, state, dispatch, toUrl } = planner;
  // Totals are those of the fabric with which the page was loaded.
  const hasTotals = page.fabricChoiceCode === state.fabric;
  return (
    <section data-part="start-layouts" aria-labelledby="start-layouts">
      <h2 id="start-layouts">Start with a ready layout</h2>
      <ul>
        {page.layouts.map(({ name, design, formattedTotalPrice }) => {
          const parsed = parseLayout(design, catalog);
          if (!parsed.ok) return null;
          return (
            <li key={design}>
              <LayoutPlan layout={parsed.layout} catalog={catalog} />
              <a
                href={toUrl({ design })}
                onClick={inPlace(() =>
                  dispatch({ type: "open", layout: parsed.layout, announcement: `${name} opened.` }),
                )}
              >
                {name}
              </a>
              <span data-part="soft">{formatSize(getBounds(parsed.layout, catalog), unit)}</span>
              {hasTotals ? <span>{formattedTotalPrice}</span> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
