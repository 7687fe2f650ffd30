import path from "node:path";
import { describe, expect, inject, it } from "vitest";
import { programKinds } from "../projects/program-kinds.ts";
import { runProgram } from "../projects/run-program.ts";
import { listExpectedByCall } from "../questions/questions.ts";
import { requireQuestions } from "../questions/require-questions.ts";
import { runStep } from "../run-step.ts";

const { project, specifiers, tools } = inject("consumerTest");

function compile(folder: string): Promise<string> {
  const words = [tools.tsc, "--project", "tsconfig.json", "--pretty", "false"];
  return runStep(`compiling ${folder}`, tools.node, words, { cwd: path.join(project, folder), withinMs: 120_000 });
}

it("compiles with moduleResolution bundler, and refuses wrong use", () => compile(programKinds.bundler.folder));

describe("with module nodenext", () => {
  let compiled: Promise<string> | undefined;
  const compileOnce = () => (compiled ??= compile("nodenext"));

  it("compiles from .mts and .cts, and refuses wrong use", compileOnce);

  describe.each([".mjs", ".cjs"])("as %s under Node 20", (ending) => {
    it.each(specifiers)("%s answers", async (specifier) => {
      // Type errors were reported above; the programs are written anyway.
      await compileOnce().catch(() => {});
      const questions = requireQuestions(specifier);
      const cwd = path.join(project, "nodenext", "dist");
      expect(await runProgram(questions, { cwd, ending, node: tools.node })).toEqual(listExpectedByCall(questions));
    });
  });
});
