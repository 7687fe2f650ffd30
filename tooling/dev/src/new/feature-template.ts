import { type Names, toNames } from "./to-names.ts";
import type { Insertion, Template } from "./write-template.ts";

/** A new feature with one call: its contract, the module of the service that handles it, and a test over HTTP. */
export function featureTemplate(name: string): Template {
  const names = toNames(name);
  return {
    files: { ...toContract(names), ...toService(names) },
    insertions: [...toContractLists(names), ...toServiceLists(names)],
  };
}

function toContract({ kebab, camel, pascal }: Names): Template["files"] {
  const folder = `packages/contract/src/${kebab}`;
  return {
    [`${folder}/requests.ts`]: `import * as z from "zod/mini";
import { site, text } from "../shared/index.ts";

export const ${camel}Requests = {
  get${pascal}: z.strictObject({ id: text(60), site }),
};
`,
    [`${folder}/calls.ts`]: `import * as z from "zod/mini";
import { callsUnder } from "../operation.ts";
import type { ${camel}Requests } from "./requests.ts";

const ${camel} = z.object({ id: z.string(), title: z.string() });
export type ${pascal} = z.infer<typeof ${camel}>;

const call = /* @__PURE__ */ callsUnder<typeof ${camel}Requests>("/browse/${kebab}/");

export const get${pascal} = /* @__PURE__ */ call("get${pascal}", {
  method: "GET",
  at: "details",
  reply: ${camel},
  errorCodes: ["${pascal}NotFound"],
});
`,
    [`${folder}/operations.ts`]: `export type * from "./calls.ts";
export * as ${camel}Operations from "./calls.ts";
`,
  };
}

function toService({ kebab, camel, pascal }: Names): Template["files"] {
  const folder = `packages/commerce-service/src/${kebab}`;
  return {
    [`${folder}/handlers.ts`]: `import { type ${pascal}, ${camel}Operations } from "@store/contract/${kebab}";
import { ${camel}Requests } from "@store/contract/${kebab}/requests";
import { type Answer, defineModule } from "../service/context.ts";

const titles: Readonly<Record<string, string>> = { sample: "Sample" };

/** The title of an id; 404 for an unknown one. */
async function get${pascal}({ id }: { id: string }): Promise<Answer<${pascal}>> {
  const title = Object.hasOwn(titles, id) ? titles[id] : undefined;
  if (title !== undefined) return { kind: "reply", reply: { id, title } };
  return { kind: "refused", status: 404, errorCode: "${pascal}NotFound", message: "There is nothing to show here." };
}

export const ${camel}Module = defineModule({
  operations: ${camel}Operations,
  requests: ${camel}Requests,
  handlers: { get${pascal} },
});
`,
    [`${folder}/${kebab}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const get = (id: string) => service.shopper().send(\`/browse/${kebab}/details?id=\${id}&site=US\`);

describe("get${pascal}", () => {
  it("returns the title of an id", async () => {
    const response = await get("sample");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: "sample", title: "Sample" });
  });

  it("returns 404 for an unknown id", async () => {
    const response = await get("unknown");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errorCode: "${pascal}NotFound" });
  });
});
`,
  };
}

const folderLines = "tooling/config/src/imports/folder-lines.ts";

function toContractLists({ kebab }: Names): Insertion[] {
  const sources = ["operations", "requests"].map((file) => `./src/${kebab}/${file}.ts`);
  const builtTo = (file: string) => `      "./${file}": {
        "import": { "types": "./dist/${file}.d.ts", "default": "./dist/${file}.js" },
        "require": { "types": "./dist/${file}.d.cts", "default": "./dist/${file}.cjs" }
      },`;
  const manifest = "packages/contract/package.json";
  return [
    {
      file: manifest,
      line: `    "./${kebab}": "${sources[0]}",\n    "./${kebab}/requests": "${sources[1]}",`,
      below: /^ {4}"\.\/[\w-]+\/requests": "\.\/src\//,
    },
    { file: manifest, line: `${builtTo(kebab)}\n${builtTo(`${kebab}/requests`)}`, below: /^ {6}\},$/ },
    { file: "packages/contract/tsup.config.mts", line: `        "${kebab}",`, below: /^ {8}"[\w-]+",$/ },
    { file: folderLines, line: `    ["${kebab}"],`, below: /^ {4}\["gifts", "registry", / },
  ];
}

function toServiceLists({ kebab, camel, pascal }: Names): Insertion[] {
  const app = "packages/commerce-service/src/app/create-commerce-service.ts";
  const testing = "packages/commerce-service/src/testing";
  const walk = `${testing}/walk-calls.fixture.ts`;
  const imported = `import { ${camel}Module } from "../${kebab}/handlers.ts";`;
  const operations = `import { ${camel}Operations } from "@store/contract/${kebab}";`;
  const called = `  await shopper.call(${camel}Operations.get${pascal}, { id: "sample", site: "US" });`;
  return [
    { file: app, line: imported, below: /^import \{.*\} from "\.\.\/[\w-]+\/handlers\.ts";$/ },
    { file: app, line: `  ${camel}Module,`, below: /^ {2}\w+Module,$/ },
    { file: folderLines, line: `    ["${kebab}"],`, below: /^ {4}\["cart", "wallets", / },
    { file: "packages/commerce-service/README.md", line: `  ${kebab}/`, below: /^ {2}orders\/ / },
    { file: walk, line: operations, below: /^import \{.*\} from "@store\/contract\/[\w-]+";$/ },
    { file: walk, line: called, below: /popupName=CreditCardVerification/ },
  ];
}
