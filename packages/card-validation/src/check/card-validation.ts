#!/usr/bin/env node
import { currentMonth } from "../current-month.ts";
import { builtIndex, runCheck } from "./run-check.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const { text, code } = await runCheck(process.argv.slice(2), {
  folder: process.cwd(),
  today: currentMonth(timeZone),
  ourFile: builtIndex,
});
process.stdout.write(`${text}\n`);
process.exitCode = code;
