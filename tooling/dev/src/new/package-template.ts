import fs from "node:fs";
import path from "node:path";
import { packageMetadata, type RepositoryManifest } from "../release/package-metadata.ts";
import { readManifest } from "../workspace/published-packages.ts";
import { type Names, toNames } from "./to-names.ts";
import type { Template } from "./write-template.ts";

/** The package that a new one is like: without dependencies, one entry point. */
const model = "packages/price-format";
const copied = ["tsconfig.json", "tsconfig.types.json", "tsup.config.mts"];

/** A new domain package, and its place in the lists that name every package. `description` is one sentence. */
export function packageTemplate(root: string, name: string, description: string): Template {
  const names = toNames(name);
  const { kebab } = names;
  const folder = `packages/${kebab}`;
  const own = Object.entries(sources(names, description)).map(([file, text]) => [`${folder}/${file}`, text]);
  const copies = copied.map((file) => [`${folder}/${file}`, fs.readFileSync(path.join(root, model, file), "utf8")]);
  return {
    files: {
      ...Object.fromEntries([...own, ...copies]),
      [`${folder}/package.json`]: toManifest(root, names, description),
      [`tooling/dev/src/consumers/questions/${kebab}.ts`]: toQuestions(names),
      [`.changeset/first-release-${kebab}.md`]: `---\n"@store/${kebab}": minor\n---\n\nFirst release: ${description}\n`,
    },
    insertions: toInsertions(names),
  };
}

function toManifest(root: string, { kebab }: Names, description: string): string {
  const folder = `packages/${kebab}`;
  const metadata = packageMetadata(readManifest(root) as RepositoryManifest, folder);
  const keywords = [...new Set([...kebab.split("-"), kebab, "store", "retail", "ecommerce", "typescript"])];
  const manifest = { ...readManifest(path.join(root, model)), ...metadata, name: `@store/${kebab}`, version: "0.0.0" };
  // The model's tests of properties need it; a new package has none.
  const { "fast-check": _, ...devDependencies } = manifest.devDependencies ?? {};
  return `${JSON.stringify({ ...manifest, description, keywords, devDependencies }, null, 2)}\n`;
}

function sources({ kebab, pascal }: Names, description: string): Record<string, string> {
  const parse = `export type ${pascal}Parse =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: "missing" };`;
  const call = `export function parse${pascal}(text: string): ${pascal}Parse`;
  return {
    "README.md": `# @store/${kebab}

${description}

\`\`\`sh
npm install @store/${kebab}
\`\`\`

\`\`\`ts
import { parse${pascal} } from "@store/${kebab}";

parse${pascal}(" text "); // { ok: true, value: "text" }
parse${pascal}(" "); // { ok: false, problem: "missing" }
\`\`\`
`,
    "API.md": `# API of @store/${kebab}

\`npx -y pnpm@12 check api --update\` writes this file from the build; \`check packages\` compares it.

## @store/${kebab}

\`\`\`ts
type ${pascal}Parse = {
    readonly ok: true;
    readonly value: string;
} | {
    readonly ok: false;
    readonly problem: "missing";
};

declare function parse${pascal}(text: string): ${pascal}Parse;
\`\`\`
`,
    "src/index.ts": `export type { ${pascal}Parse } from "./parse-${kebab}.ts";
export { parse${pascal} } from "./parse-${kebab}.ts";
`,
    [`src/parse-${kebab}.ts`]: `${parse}

/**
 * Returns the trimmed text. A text of spaces is missing.
 *
 * @example parse${pascal}(" text ") // { ok: true, value: "text" }
 */
${call} {
  const value = text.trim();
  return value === "" ? { ok: false, problem: "missing" } : { ok: true, value };
}
`,
    "src/inferred-types.test.ts": `import { expectTypeOf, it } from "vitest";
import type { parse${pascal} } from "./index.ts";

it("a parsed text has a value or a problem, by \`ok\`", () => {
  type Parse = ReturnType<typeof parse${pascal}>;
  expectTypeOf<Extract<Parse, { ok: true }>["value"]>().toEqualTypeOf<string>();
  expectTypeOf<Extract<Parse, { ok: false }>["problem"]>().toEqualTypeOf<"missing">();
});
`,
    [`src/parse-${kebab}.test.ts`]: `import { expect, it } from "vitest";
import { parse${pascal} } from "./parse-${kebab}.ts";

it("trims the text", () => {
  expect(parse${pascal}(" text ")).toEqual({ ok: true, value: "text" });
});

it("a text of spaces is missing", () => {
  expect(parse${pascal}("  ")).toEqual({ ok: false, problem: "missing" });
});
`,
  };
}

function toQuestions({ kebab, camel, pascal }: Names): string {
  return `import type { Questions } from "./questions.ts";

export const ${camel}: Questions = {
  specifier: "@store/${kebab}",
  asked: [
    ["parse${pascal}", [" text "], { ok: true, value: "text" }],
    ["parse${pascal}", [" "], { ok: false, problem: "missing" }],
  ],
  refused: [["parse${pascal}", [1]]],
};
`;
}

function toInsertions({ kebab, camel }: Names): Template["insertions"] {
  const key = kebab.includes("-") ? `"${kebab}"` : kebab;
  const questions = "tooling/dev/src/consumers/questions/require-questions.ts";
  return [
    { file: "tooling/config/src/layers.ts", line: `  "@store/${kebab}": 0,`, below: /^ {2}"@store\/[\w-]+": 0,$/ },
    { file: "tooling/testing/src/mutation/thresholds.ts", line: `  ${key}: 85,`, below: /^ {2}["\w-]+: \d+,$/ },
    { file: questions, line: `import { ${camel} } from "./${kebab}.ts";`, below: /^import \{ / },
    { file: questions, line: `  ${camel},`, below: /^const all: .*\[$|^ {2}\w+,$/ },
  ];
}
