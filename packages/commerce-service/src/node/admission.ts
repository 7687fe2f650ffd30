export { type Refusal, refusals } from "../service/refusals.ts";
export { toNetworkBlock } from "../service/to-network-block.ts";
export { type AdmitPage, createPageQueue } from "./fair-queue/page-queue.ts";
