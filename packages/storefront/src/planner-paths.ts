/** The page with all collections that can be planned. */
export const plannerCollectionsPath = "/sectional-planner-collections/";
/** The listing of sofas and sectionals. */
export const sectionalSofasPath = "/furniture-sectional-sofas/";

/** Pages whose address ends with a slash (AMB-277); without it, it leads to them. */
export const slashedPaths: readonly string[] = [plannerCollectionsPath, sectionalSofasPath];
