import fs from "node:fs";
import path from "node:path";
import { refusals } from "@store/commerce-service/admission";
import { expect, it } from "vitest";
import { listenerRefusals } from "./listener-refusals.ts";
import { storeMetrics } from "./metric-table.ts";

const page = path.resolve(import.meta.dirname, "../../../../apps/storybook/docs/deploying.mdx");
const [, section = ""] = /\n## Metrics\n(.*?)\n## /s.exec(fs.readFileSync(page, "utf8")) ?? [];
const rows = section
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));

const toName = (text: string) => text.replaceAll(".", "_");

it("the page about deploying lists every metric with its labels and its meaning, and no other", () => {
  const expected = Object.entries(storeMetrics).map(([name, { kind, labels, description }]) => [
    `\`${toName(name)}${kind === "counter" ? "_total" : ""}\``,
    labels.map((label) => `\`${toName(label)}\``).join(", "),
    description,
  ]);
  const documented = rows.filter((cells) => cells.length > 2).map((cells) => cells.slice(0, 3));
  expect(documented).toEqual(expected);
});

it("the page about deploying lists every reason of a refusal", () => {
  const ofListener = Object.entries(listenerRefusals).map(([reason, limit]) => [`\`${reason}\``, limit]);
  expect(rows.filter((cells) => cells.length === 2)).toEqual(ofListener);
  const [, ofService = ""] = /`store_refusals_total` has the reasons (.*?) and, for each/.exec(section) ?? [];
  expect(ofService.split(", ")).toEqual([...Object.keys(refusals), "invalid"].map((reason) => `\`${reason}\``));
});
