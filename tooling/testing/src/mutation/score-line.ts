import type { MutationScore } from "./mutation-score.ts";

/** One package's score on one line, like `price-format  96.7 % (at least 92)  173 killed, …`. */
export function scoreLine(name: string, score: MutationScore, threshold: number): string {
  const { killed, survived, noCoverage, timeouts } = score;
  // Rounded down: 91.96 is not 92.
  const percent = (Math.floor(score.percent * 10) / 10).toFixed(1);
  const counts = `${killed} killed, ${survived} survived, ${noCoverage} without a test, ${timeouts} timed out`;
  const word = passes(score, threshold) ? "PASS" : "FAIL";
  return `${word}  ${name.padEnd(18)}  ${percent.padStart(5)} % (at least ${threshold})  ${counts}`;
}

/** Whether the tests noticed as much as they must. */
export function passes({ percent }: MutationScore, threshold: number): boolean {
  return percent >= threshold;
}
