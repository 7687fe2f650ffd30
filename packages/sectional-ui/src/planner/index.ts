export type { DetailsPanelProps } from "../details/details-panel.tsx";
export type { DetailsState, KnownDetails, LoadDetails } from "../details/use-details.ts";
export type { LoadPrice } from "../frame/answer-prices.ts";
export type { FrameOptions } from "../frame/use-frame.ts";
export type { LengthUnit } from "../places/describe-size.ts";
export { Planner } from "./planner.tsx";
export { PlannerError, type PlannerErrorProps } from "./planner-error.tsx";
export { LeftOutNotice } from "./planner-notices.tsx";
export type { FabricSlot, PlannerProps } from "./planner-props.ts";
