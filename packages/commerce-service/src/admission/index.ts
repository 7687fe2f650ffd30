export { type Refusal, refusals } from "../service/refusals.ts";
export { toNetworkBlock } from "../service/to-network-block.ts";
export {
  type Admission,
  type AdmitPage,
  type CallWork,
  createAdmission,
  type Leave,
  type PageWork,
} from "./admission.ts";
export {
  defaultWorkLimits,
  type Limit,
  type SharedLimit,
  toValues,
  type WorkLimits,
  workLimits,
} from "./limits.ts";
