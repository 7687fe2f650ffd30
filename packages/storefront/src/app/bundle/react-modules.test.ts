import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as react from "react";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { reactModules } from "./react-modules.ts";

let folder = "";
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "react-modules-"));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What the client's build makes of a script that imports from React. */
async function buildScript(text: string): Promise<string> {
  const entry = path.join(import.meta.dirname, "entry.js");
  const [output] = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      reactModules(),
      { name: "entry", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? text : null) },
    ],
    build: { write: false, minify: false, lib: { entry, formats: ["es"] } },
  })) as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? "";
}

it("calls hooks and elements by their names, not through an object that wraps React", async () => {
  const code = await buildScript(`
    import { useState } from "react";
    import { jsx } from "react/jsx-runtime";
    export const Count = () => jsx("p", { children: useState(1)[0] });
  `);
  expect(code.slice(code.indexOf("Count"))).toMatch(/\bjsx\("p"/);
  expect(code).not.toMatch(/\(0, \w+\.(jsx|useState)\)/);
});

it("exports all that React exports, and React itself", async () => {
  const file = path.join(folder, "react.mjs");
  fs.writeFileSync(file, await buildScript(`export * from "react"; export { default } from "react";`));
  const built: typeof react & { default: typeof react } = await import(pathToFileURL(file).href);
  // Node adds the last one to a CommonJS module.
  const names = Object.keys(react).filter((name) => name !== "module.exports");
  expect(Object.keys(built).sort()).toEqual(names.sort());
  expect(built.useState).toBeTypeOf("function");
  expect(built.default.useState).toBe(built.useState);
});
