import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { YearMonth } from "../check-expiry.ts";
import { ask } from "./answers.ts";
import { type FoundValidator, findValidators, useFunction } from "./find-validators.ts";
import { hardVectors } from "./hard-vectors.ts";
import { knownValidators } from "./known-validators.ts";
import { report } from "./report.ts";
import { weigh } from "./weigh.ts";

const usage = `Usage: card-validation check [--use ./file.js#exportName]

Asks the card validator of this project hard questions and prints its wrong answers, its bytes and what to change.
Without --use it looks for: ${Object.keys(knownValidators).join(", ")}.
Ends with 0 if every answer is right, with 1 if one is wrong, and with 2 if there is nothing to check.`;

/** What takes the place of a validator. */
const used = "{ checkCardNumber, checkExpiry, checkSecurityCode, detectCardType, currentMonth, exactNetworkRanges }";

/** Runs the command in a folder, and returns what it prints and its exit code. */
export async function runCheck(
  words: readonly string[],
  { folder, today, ourFile }: { folder: string; today: YearMonth; ourFile: string },
): Promise<{ text: string; code: 0 | 1 | 2 }> {
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

  const vectors = hardVectors(today);
  const ours = await weigh(ourFile, { folder, names: used });
  const results = await Promise.all(
    found.map(async (each) => {
      const answers = ask(each.validator, vectors);
      const theirs = await weigh(each.file, { folder });
      return { text: report(each, answers, { theirs, ours }), isRight: answers.wrong.length === 0 };
    }),
  );
  return {
    text: results.map(({ text }) => text).join("\n\n"),
    code: results.every(({ isRight }) => isRight) ? 0 : 1,
  };
}

/** The module beside the built command. */
export const builtIndex = path.join(path.dirname(fileURLToPath(import.meta.url)), "index.js");
