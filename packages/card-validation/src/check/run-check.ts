import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { YearMonth } from "../check-expiry.ts";
import { ask } from "./answers.ts";
import { type FoundValidator, findValidators, useFunction } from "./find-validators.ts";
import { UnreadableAnswer } from "./from-function.ts";
import { hardVectors } from "./hard-vectors.ts";
import { knownValidators } from "./known-validators.ts";
import { ourExports } from "./our-exports.ts";
import { report } from "./report.ts";
import { weigh } from "./weigh.ts";

const usage = `Usage: card-validation check [--use ./file.js#exportName]

Asks the card validator of this project hard questions and prints its wrong answers, its bytes and what to change.
Without --use it looks for: ${Object.keys(knownValidators).join(", ")}.
A function for --use takes a number and returns true or false, or an object with isValid, valid or state; no promise.
Ends with 0 if every answer is right, with 1 if one is wrong, and with 2 if there is nothing that it can check.`;

interface CheckOptions {
  folder: string;
  today: YearMonth;
  /** The main module of this package. */
  ourFile: string;
}

/** Runs the command in a folder, and returns what it prints and its exit code. */
export async function runCheck(
  words: readonly string[],
  options: CheckOptions,
): Promise<{ text: string; code: 0 | 1 | 2 }> {
  const { folder } = options;
  let found: FoundValidator[];
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { use: { type: "string" }, help: { type: "boolean" } },
      allowPositionals: true,
    });
    if (values.help) return { text: usage, code: 0 };
    if (positionals.join() !== "check") return { text: usage, code: 2 };
    found = values.use ? [await useFunction(folder, values.use)] : await findValidators(folder);
  } catch (error) {
    return { text: `${error instanceof Error ? error.message : String(error)}\n\n${usage}`, code: 2 };
  }
  if (found.length === 0) return { text: `No card validator is installed in ${folder}.\n\n${usage}`, code: 2 };

  try {
    const results = await Promise.all(found.map((each) => checkOne(each, options)));
    return {
      text: results.map(({ text }) => text).join("\n\n"),
      code: results.every(({ isRight }) => isRight) ? 0 : 1,
    };
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    return { text: `${found[0]?.name} cannot be checked. ${error.message}\n\n${usage}`, code: 2 };
  }
}

async function checkOne(found: FoundValidator, { folder, today, ourFile }: CheckOptions) {
  const answers = ask(found.validator, hardVectors(today));
  const code = found.changes.map(([, after]) => after).join("\n");
  const weights = await weigh([found.called, ourExports(code, ourFile)], folder);
  return { text: report(found, answers, weights), isRight: answers.wrong.length === 0 };
}

/** The module beside the built command. */
export const builtIndex = path.join(path.dirname(fileURLToPath(import.meta.url)), "index.js");
