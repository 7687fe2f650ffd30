/** The page with all collections that can be planned. */
export const plannerCollectionsPath = "/sectional-planner-collections/";
/** The listing of sofas and sectionals. */
export const sectionalSofasPath = "/furniture-sectional-sofas/";

/** Whether a path or URL of the store is one of the planner's, whose policy allows its frame. */
export const isPlannerPath = (path: string) => path.startsWith("/sectional-planner/");

/** Pages whose address ends with a slash (AMB-277); without it, it leads to them. */
export const slashedPaths: readonly string[] = [plannerCollectionsPath, sectionalSofasPath];
