import type { Brand } from "@store/contract/shared";
import { plannerCollectionsPath, sectionalSofasPath } from "../../web/urls/planner-paths.ts";

/** Where more sectionals are (AMB-142, AMB-143). */
export const moreSectionals: Readonly<Record<Brand, string>> = {
  general: sectionalSofasPath,
  modern: plannerCollectionsPath,
};
