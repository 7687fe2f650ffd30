import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { npmChromium } from "@store/dev/browser";
import { startStore } from "@store/dev/start-store";
import { chromium } from "playwright";
import { judgeVisits, type MeasuredVisit } from "./visits/judge-visits.ts";
import { makeVisit } from "./visits/make-visit.ts";
import { visits } from "./visits/visits.ts";

// `pnpm check sizes [visit ...]`, last step: what the built pages load in a browser, against a limit for each.
const chosen = process.argv.slice(2);
const waiting = visits.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const atOnce = 3;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-visits-"));
const store = await startStore({ folder, demo: false, temporary: true });
const browser = await chromium.launch(npmChromium());
const measured = new Map<string, MeasuredVisit>();

async function measureNext(): Promise<void> {
  for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
    const bytes = await makeVisit(browser, visit, store.addresses.us);
    measured.set(visit.name, { ...visit, bytes });
    if (chosen.length > 0) console.log(visit.name, Object.fromEntries(bytes.byFile));
  }
}

try {
  await Promise.all(Array.from({ length: atOnce }, measureNext));
} finally {
  await browser.close();
  await store.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
const { table, over } = judgeVisits(visits.flatMap(({ name }) => measured.get(name) ?? []));
console.log(
  `Scripts on the wire, phone, empty cache, untouched for 4 s after load where the visit says no more\n\n${table}`,
);
if (over.length > 0) {
  console.error(`\nOver the limit: ${over.join(", ")}. \`pnpm check sizes <visit>\` names the files.`);
  process.exitCode = 1;
}
