export {
  type Admission,
  type AdmitPage,
  type CallWork,
  createAdmission,
  type Leave,
  type PageWork,
} from "../admission/admission.ts";
export {
  defaultWorkLimits,
  type Limit,
  type SharedLimit,
  toValues,
  type WorkLimits,
  workLimits,
} from "../admission/limits.ts";
export { toNetworkBlock } from "../admission/to-network-block.ts";
export { type Refusal, refusals } from "../service/refusals.ts";
