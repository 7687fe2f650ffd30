import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { fromFunction } from "./from-function.ts";
import { type KnownValidator, knownValidators, ownChanges, type Validator } from "./known-validators.ts";

/** Exports of a module that are called. */
export interface CalledExports {
  /** The module as a person names it. */
  readonly name: string;
  readonly names: readonly string[];
  /** The module as a bundler finds it, and its file. */
  readonly from: string;
  readonly file: string;
}

/** A validator that a project uses, and what of it is called. */
export interface FoundValidator {
  readonly name: string;
  readonly called: CalledExports;
  readonly validator: Validator;
  readonly changes: KnownValidator["changes"];
}

/** The file that a module of a project is in; undefined if it is not installed. */
export function resolveFrom(folder: string, specifier: string): string | undefined {
  try {
    return createRequire(path.join(folder, "package.json")).resolve(specifier);
  } catch {
    return undefined;
  }
}

async function load(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}

/**
 * The card validators that a project has in its package.json, those that it has installed otherwise if it names none
 * there.
 */
export async function findValidators(folder: string): Promise<FoundValidator[]> {
  const installed = Object.keys(knownValidators).filter(
    (name) => isInstalled(folder, name) && resolveFrom(folder, name),
  );
  const named = namesInPackage(folder);
  const chosen = installed.some((name) => named.has(name)) ? installed.filter((name) => named.has(name)) : installed;
  return Promise.all(
    chosen.map(async (name) => {
      const file = resolveFrom(folder, name) ?? "";
      const module = await load(file);
      const { toValidator, called, changes } = knownValidators[name] as KnownValidator;
      const validator = toValidator((module.default ?? module) as never);
      return { name, called: { name: called.from ?? name, from: name, file, ...called }, validator, changes };
    }),
  );
}

// In the project or above it; a resolver alone also finds what NODE_PATH names.
function isInstalled(folder: string, name: string): boolean {
  if (fs.existsSync(path.join(folder, "node_modules", name))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && isInstalled(parent, name);
}

function namesInPackage(folder: string): Set<string> {
  const file = path.join(folder, "package.json");
  if (!fs.existsSync(file)) return new Set();
  const manifest = JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, object | undefined>;
  return new Set(
    ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"].flatMap((kind) =>
      Object.keys(manifest[kind] ?? {}),
    ),
  );
}

/**
 * A function of the project that takes a card number, by its file and export: `./src/card.js#isCard`. Without a name it
 * is the default export. Throws if there is no such function.
 */
export async function useFunction(folder: string, use: string): Promise<FoundValidator> {
  const [fileName = "", exportName = "default"] = use.split("#");
  const file = path.resolve(folder, fileName);
  const module = await load(file);
  const own = module.default as Record<string, unknown> | undefined;
  const found = module[exportName] ?? own?.[exportName];
  if (typeof found !== "function") throw new Error(`${fileName} exports no function ${exportName}`);
  const called = { name: fileName, from: file, file, names: [exportName] };
  return { name: use, called, validator: fromFunction(found as (text: string) => unknown), changes: ownChanges };
}
