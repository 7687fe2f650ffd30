import fs from "node:fs";
import path from "node:path";
import type { Page, Request } from "@playwright/test";
import { storedRows } from "./stored-rows.ts";

/** The names of the fields in which a form or a call sends a card, a gift card or a code. */
const sentNumber = /(?<![a-z])(?:card)?number"?[=:]"?((?:\d|[ +-]|%20){12,})/gi;
/** A security code or a PIN beside its name, since three or four digits alone occur everywhere. */
const namedCode = /(?:cvv|securityCode|\bpin)\\*"?\s*[=:]\s*\\*"?\d{3,4}\b/i;

/** Matches a number however it is grouped or encoded. */
const toPattern = (digits: string) => [...digits].join("(?:[ +-]|%20)?");

/** Finds the given numbers, and every code or PIN next to its name. */
export const tracesOf = (numbers: readonly string[]) => {
  const anyNumber = numbers.length === 0 ? null : new RegExp(numbers.map(toPattern).join("|"));
  return (text: string): boolean => anyNumber?.test(text) === true || namedCode.test(text);
};

/** Remembers, beside the store's folder, the numbers that a journey sends. */
export function noteNumbers(request: Request): void {
  const sent = request.method() === "POST" ? (request.postData() ?? "") : "";
  const numbers = [...sent.matchAll(sentNumber)].map(([, number = ""]) => number.replaceAll(/%20|\D/g, ""));
  for (const number of numbers.filter((one) => one.length >= 12)) noteNumber(number);
}

/** Remembers a number that is sent without a page. */
export function noteNumber(number: string): void {
  fs.appendFileSync(process.env.JOURNEY_NUMBERS ?? "", `${number}\n`);
}

/** The tables and the files of the data folder, the logs and the mails in which a number, a code or a PIN of any journey is found. */
export async function findTraces(): Promise<string[]> {
  const file = process.env.JOURNEY_NUMBERS ?? "";
  const noted = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const hasTrace = tracesOf([...new Set(noted)]);
  const tables = await storedRows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const inTables: string[] = [];
  for (const { name } of tables) {
    const rows = await storedRows<{ row: string }>(`select t::text as row from "${name}" t`);
    if (rows.some(({ row }) => hasTrace(row))) inTables.push(name);
  }
  await storedRows("checkpoint");
  const [{ folder } = { folder: "" }] = await storedRows<{ folder: string }>(
    "select current_setting('data_directory') as folder",
  );
  const home = process.env.JOURNEY_FOLDER ?? "";
  // The copies of the builds are programs, some of which have the cards of the sample store in them.
  const builds = path.join(home, "builds");
  const files = new Set([folder, home].flatMap(filesBelow).filter((one) => !one.startsWith(builds)));
  return [...inTables, ...[...files].filter((one) => hasTrace(readBytes(one)))];
}

/** What a tab stores: both storages, its cookies, and the names of its databases and caches. */
export function readBrowserStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases,
      await caches.keys(),
    ]);
  });
}

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));
}

// One character per byte. A file may have been deleted since it was listed.
function readBytes(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, "latin1") : "";
}
