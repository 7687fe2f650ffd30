import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiReport } from "./api-report.ts";
import { entryPoints } from "./entry-points.ts";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "store api "));
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const types = (file: string) => ({ import: { types: file, default: file.replace(".d.ts", ".js") } });
const publishConfig = {
  exports: {
    ".": types("./dist/index.d.ts"),
    "./parts": types("./dist/parts.d.ts"),
    "./styles.css": "./dist/styles.css",
    "./package.json": "./package.json",
  },
};
const sofa = { folder: "packages/sofa", manifest: { name: "@store/sofa", version: "1.0.0", publishConfig } };
const report = () => apiReport("@store/sofa", entryPoints(sofa, root));

beforeAll(() => {
  const index = `import { C as Chunk } from './chunk.d-a1b2.js';
    import { ReactNode } from 'react';
    export { P as Part } from './chunk.d-a1b2.js';
    /** Whether it fits. */
    declare function fits(sofa: Size, room: Chunk): boolean;
    interface Size { readonly width: number }
    declare const Sofa: () => ReactNode;
    export { fits, Sofa };`;
  write("packages/sofa/dist/index.d.ts", index);
  write("packages/sofa/dist/parts.d.ts", "export { P as Part } from './chunk.d-a1b2.js';");
  const chunk =
    "interface Room { depth: number }\ntype Part = 'arm' | 'seat';\nexport { type Room as C, type Part as P };";
  write("packages/sofa/dist/chunk.d-a1b2.d.ts", chunk);
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

describe("an API report", () => {
  it("has a section for each entry point with types, and its exports by name", () => {
    const sections = report().split("\n## ").slice(1);
    expect(sections.map((text) => text.split("\n")[0])).toEqual([
      "@store/sofa",
      "@store/sofa/parts",
      "Not exported, but named above",
    ]);
    expect(sections[0]).toContain(
      "type Part = 'arm' | 'seat';\n\ndeclare const Sofa: () => ReactNode;\n\ndeclare function fits",
    );
    expect(sections[1]).toContain("type Part");
  });

  it("shows types that an export names, also from a shared file", () => {
    const [, hidden = ""] = report().split("## Not exported, but named above");
    expect(hidden).toContain("interface Room {\n    depth: number;\n}");
    expect(hidden).toContain("interface Size");
    expect(hidden).not.toContain("type Part");
  });

  it("does not change with a comment or the name of a shared file, but with a type", () => {
    const before = report();
    const index = fs.readFileSync(path.join(root, "packages/sofa/dist/index.d.ts"), "utf8");
    write("packages/sofa/dist/index.d.ts", index.replace("Whether it fits.", "True if it fits."));
    expect(report()).toBe(before);
    write("packages/sofa/dist/index.d.ts", index.replace("width: number", "width: string"));
    expect(report()).not.toBe(before);
    write("packages/sofa/dist/index.d.ts", index);
  });

  it("sums up what is too long to read, and still changes with it", () => {
    const long = (last: string) =>
      `export interface Part { ${Array.from({ length: 45 }, (_, at) => `p${at}: 1;`).join(" ")} last: ${last} }`;
    write("packages/sofa/dist/parts.d.ts", long("1"));
    const before = report();
    expect(before).toMatch(/p28: 1;\n\/\/ \.\.\. 18 more lines, sha256 [\da-f]{16}\n/);
    write("packages/sofa/dist/parts.d.ts", long("2"));
    expect(report()).not.toBe(before);
  });

  it("fails for a package that is not built", () => {
    fs.rmSync(path.join(root, "packages/sofa/dist/parts.d.ts"));
    expect(report).toThrow("parts.d.ts is missing or exports nothing. Build @store/sofa first.");
  });
});
