export * as sectionalOperations from "./calls.ts";
export { optionExperience } from "./option-experience.ts";
export type * from "./replies.ts";
