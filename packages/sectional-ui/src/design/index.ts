export { describeEnds } from "./describe-ends.ts";
export { fitPieces } from "./fit-pieces.ts";
export { type OpenedDesign, openDesign } from "./open-design.ts";
export {
  type PlannerAddress,
  type PlannerPanel,
  readPlannerAddress,
  toPlannerUrl,
} from "./planner-address.ts";
export { toDetailsRequest } from "./to-details-request.ts";
