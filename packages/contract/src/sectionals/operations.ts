export * as sectionalOperations from "./calls.ts";
export { type OptionExperience, optionExperience } from "./option-experience.ts";
export type * from "./replies.ts";
