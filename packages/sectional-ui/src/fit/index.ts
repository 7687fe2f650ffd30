export { FitCheck, type FitCheckProps } from "./fit-check.tsx";
export { type FitMeasures, readMeasures } from "./fit-measures.ts";
