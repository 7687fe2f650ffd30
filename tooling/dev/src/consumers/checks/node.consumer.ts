import path from "node:path";
import { describe, expect, inject, it } from "vitest";
import { type ProgramKind, programKinds } from "../projects/program-kinds.ts";
import { runProgram } from "../projects/run-program.ts";
import { listExpectedByCall } from "../questions/questions.ts";
import { requireQuestions } from "../questions/require-questions.ts";
import { runStep } from "../run-step.ts";

const { project, specifiers, tools } = inject("consumerTest");
const kinds: [string, ProgramKind][] = [
  ["an ES module", programKinds.esm],
  ["CommonJS", programKinds.commonjs],
];

describe.each(kinds)("in %s under Node 20", (_, { folder }) => {
  it.each(specifiers)("%s answers", async (specifier) => {
    const questions = requireQuestions(specifier);
    const answers = await runProgram(questions, { cwd: path.join(project, folder), ending: ".js", node: tools.node });
    expect(answers).toEqual(listExpectedByCall(questions));
  });
});

it.each(specifiers)("%s offers the same to import and to require", async (specifier) => {
  const program = `
    const sorted = (it) => Object.keys(it).filter((name) => name !== "default" && name !== "module.exports").sort();
    const name = process.argv[1];
    import(name).then((it) => console.log(JSON.stringify({ imported: sorted(it), required: sorted(require(name)) })));
  `;
  const words = ["--input-type=commonjs", "-e", program, specifier];
  const { imported, required } = JSON.parse(await runStep("comparing", tools.node, words, { cwd: project }));
  expect(imported.length).toBeGreaterThan(0);
  expect(required).toEqual(imported);
});
