import type { SectionalPage } from "@store/contract/sectionals";
import { useMemo } from "react";
import { parseDesign } from "../layout/design-text.ts";
import { getBounds } from "../layout/measure-design.ts";
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
  // Drawn once: they do not change with the design.
  const ready = useMemo(
    () =>
      page.layouts.flatMap(({ name, design: text, formattedTotalPrice }) => {
        const parsed = parseDesign(text, catalog);
        if (!parsed.ok) return [];
        const { design } = parsed;
        const plan = <LayoutPlan design={design} catalog={catalog} />;
        return [{ name, text, formattedTotalPrice, design, plan, bounds: getBounds(design, catalog) }];
      }),
    [page.layouts, catalog],
  );
  // Totals are those of the fabric with which the page was loaded.
  const hasTotals = page.fabricChoiceCode === state.fabric;
  return (
    <section data-part="start-layouts" aria-labelledby="start-layouts">
      <h2 id="start-layouts">Start with a ready layout</h2>
      <ul>
        {ready.map(({ name, text, formattedTotalPrice, design, plan, bounds }) => (
          <li key={text}>
            {plan}
            <a
              href={toUrl({ design: text })}
              onClick={inPlace(() => dispatch({ type: "open", design, announcement: `${name} opened.` }))}
            >
              {name}
            </a>
            <span data-part="soft">{formatSize(bounds, unit)}</span>
            {hasTotals ? <span>{formattedTotalPrice}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
