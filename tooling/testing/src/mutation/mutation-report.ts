/** What is read here of a report in the common mutation testing schema, which Stryker writes. */
export interface MutationReport {
  /** By the path inside the package. */
  files: Record<string, { source: string; mutants: Mutant[] }>;
}
export interface Mutant {
  mutatorName: string;
  /** The text that stood there instead. */
  replacement?: string;
  status: "Killed" | "Survived" | "NoCoverage" | "Timeout" | "RuntimeError" | "CompileError" | "Ignored" | "Pending";
  /** How many tests ran against it. */
  testsCompleted?: number;
  location: { start: Position; end: Position };
}
/** Lines and columns count from 1. */
interface Position {
  line: number;
  column: number;
}
