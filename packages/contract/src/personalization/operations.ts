export type * from "./calls.ts";
export * as personalizationOperations from "./calls.ts";
export * from "./check-texts.ts";
export { type CompiledPattern, compilePattern, type Pattern } from "./pattern/compile-pattern.ts";
export { matchesPattern } from "./pattern/match-pattern.ts";
export type { PatternProblem } from "./pattern/parse-pattern.ts";
