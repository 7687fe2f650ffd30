import { StoreLink } from "@store/ui-kit/link";
import { plannerCollectionsPath } from "../../planner-paths.ts";

/** The way from lists of sectionals to their planners. */
export function PlannerBanner() {
  return (
    <aside data-part="planner-banner" aria-label="Sectional Planner">
      <p>Plan a sectional from its pieces, to scale, in your fabric.</p>
      <StoreLink href={plannerCollectionsPath}>Open the Sectional Planner</StoreLink>
    </aside>
  );
}
