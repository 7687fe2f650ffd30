import fs from "node:fs";
import path from "node:path";
import { type Limit, type SharedLimit, workLimits } from "@store/commerce-service/admission";
import { describe, expect, it } from "vitest";
import { listenerRefusals } from "../metrics/listener-refusals.ts";
import { requestLimits } from "./limits.ts";

const root = path.resolve(import.meta.dirname, "../../../..");
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");

const ofNumber = new Intl.NumberFormat("en-US");
function toText(name: string, value: number): string {
  if (name.endsWith("Ms")) return value < 1000 ? `${value} ms` : `${value / 1000} s`;
  if (name.endsWith("Bytes")) return value < 2 ** 20 ? `${value / 2 ** 10} KB` : `${value / 2 ** 20} MB`;
  return ofNumber.format(value);
}
function toRow([name, { what, value, variable, beyond }]: [string, Limit]): string {
  const shared = ({ perBlock, total }: SharedLimit) =>
    `${toText(name, perBlock)} of a network block, ${toText(name, total)} in all`;
  const answers = Object.entries(beyond).map(([reason, answer]) => `${answer} (\`${reason}\`)`);
  const text = typeof value === "number" ? toText(name, value) : shared(value);
  return `| ${what} | ${text} | ${variable ? `\`${variable}\`` : "constant"} | ${answers.join("; ")} |`;
}

describe("the limits", () => {
  it("stand in Deploying as in their tables, each with its value, its variable, its answer and its reason", () => {
    const [, section = ""] = read("apps/storybook/docs/deploying.mdx").split("## Limits for requests");
    const rows = section
      .split("\n## ")[0]
      ?.split("\n")
      .filter((line) => line.startsWith("| "));
    const tables = [requestLimits, workLimits].map((table) => Object.entries<Limit>(table).map(toRow));
    const head = (of: string) => `| ${of} | default | variable | beyond it |`;
    expect(rows).toEqual([
      head("limit of requests"),
      ...(tables[0] ?? []),
      head("limit of work"),
      ...(tables[1] ?? []),
    ]);
  });

  it("have every reason for which a listener refuses a request that is well-formed", () => {
    const reasons = [requestLimits, workLimits].flatMap((table) =>
      Object.values<Limit>(table).flatMap(({ beyond }) => Object.keys(beyond)),
    );
    const { malformed: _, method: __, ...ofLimits } = listenerRefusals;
    expect(new Set(reasons)).toEqual(new Set([...Object.keys(ofLimits), "crowded", "unavailable"]));
  });

  it("are asked at two places: by the listener of each request, and by each page and call", () => {
    const sources = ["packages", "apps"].flatMap((folder) =>
      fs.globSync(`${folder}/*/src/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => name.includes("node_modules") }),
    );
    const isProgram = (file: string) => !/\.(test|fixture|stories|browser)\.tsx?$/.test(file);
    const texts = new Map(sources.filter(isProgram).map((file) => [file, read(file)]));
    const using = (pattern: RegExp) => [...texts].flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).sort();
    const uses = {
      "a queue or slots are created": using(/(?<!function )\bcreate(FairQueue|Slots)\(/),
      "an admission is created": using(/(?<!function )\bcreateAdmission\(/),
      "rows of the database are queued for": using(/\browQueue\.run\(/),
      "the budgets of a listener are created": using(/(?<!function )\b(createBodyBudget|limitConnections)\(/),
      "a listener admits requests": using(/\.admitRequest\(/),
      "pages are admitted": using(/\bawait admitPage\(\{/),
      "calls are admitted": using(/\badmission\.admit\(/),
      "connections are shared": using(/\badmission\.shareConnections\(/),
      "a refusal for too much is answered": using(/\brefusals\.(crowded|busy)\b|\bcrowded\(\)/),
    };
    expect(uses).toEqual({
      "a queue or slots are created": [
        "packages/commerce-service/src/admission/admission.ts",
        "packages/commerce-service/src/admission/row-queue.ts",
      ],
      // One in each process: `serve` passes its own to the service, and that to its pool.
      "an admission is created": [
        "packages/commerce-service/src/app/create-commerce-service.ts",
        "packages/commerce-service/src/node/create-node-commerce-service.ts",
        "packages/commerce-service/src/node/open-pool.ts",
        "packages/commerce-service/src/testing/create-test-service.ts",
        "packages/storefront-server/src/serve/serve.ts",
      ],
      "rows of the database are queued for": [
        "packages/commerce-service/src/orders/hold-order.ts",
        "packages/commerce-service/src/swatches/order-swatches.ts",
      ],
      "the budgets of a listener are created": ["packages/storefront-server/src/admission/create-request-limits.ts"],
      "a listener admits requests": ["packages/storefront-server/src/listener/listen.ts"],
      "pages are admitted": ["packages/storefront/src/app/server/create-storefront.ts"],
      "calls are admitted": ["packages/commerce-service/src/service/answer-call.ts"],
      "connections are shared": ["packages/commerce-service/src/node/fair-pool.ts"],
      "a refusal for too much is answered": [
        "packages/commerce-service/src/service/answer-call.ts",
        "packages/storefront-server/src/admission/refuse-request.ts",
        "packages/storefront/src/app/server/create-storefront.ts",
      ],
    });
  });
});
