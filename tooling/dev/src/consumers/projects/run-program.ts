import { byCall, type Questions } from "../questions/questions.ts";
import { runStep } from "../run-step.ts";
import { programName } from "./program-kinds.ts";

/** Runs the program of one specifier in `cwd`, and returns its results by call. */
export async function runProgram(
  questions: Questions,
  { cwd, ending, node }: { cwd: string; ending: string; node: string },
): Promise<Record<string, unknown>> {
  const program = programName(questions.specifier) + ending;
  return byCall(questions, JSON.parse(await runStep(`running ${program}`, node, [program], { cwd })));
}
