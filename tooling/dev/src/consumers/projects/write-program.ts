import { type Questions, toCall } from "../questions/questions.ts";
import { type ProgramKind, programName } from "./program-kinds.ts";

/** The text of a program that makes every call of one specifier and prints the results as one line of JSON. */
export function writeProgram({ specifier, asked, refused }: Questions, kind: ProgramKind): string {
  const calls = asked.map(([name, words]) => toCall(name, words));
  const names = [...new Set([...asked, ...refused].map(([name]) => name))];
  const parts = [
    kind.load(names, specifier),
    `const answers = [\n${calls.map((call) => `  ${call},`).join("\n")}\n];`,
    kind.tell(programName(specifier)),
  ];
  if (kind.isTyped) parts.push("declare const console: { log(line: string): void };", typeMistakes(calls, refused));
  return `${parts.join("\n\n")}\n`;
}

/**
 * Lines that TypeScript has to refuse, in a function that is never called. A result of type `any` would be accepted as
 * a symbol, and an untyped parameter would accept anything: then the expected error is missing, which is an error
 * itself.
 */
function typeMistakes(calls: readonly string[], refused: Questions["refused"]): string {
  const taken = calls.map((call, index) => `const answer${index}: symbol = ${call};`);
  const asked = refused.map(([name, words]) => `${toCall(name, words)};`);
  const lines = [...taken, ...asked].map((line) => `  // @ts-expect-error\n  ${line}`);
  return `export function neverCalled(): void {\n${lines.join("\n")}\n}`;
}
