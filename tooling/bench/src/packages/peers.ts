import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { fetchNpm } from "@store/dev/fetch-npm";

/** The libraries one could install instead, and the bundler that weighs both sides. Fetched by the bench alone. */
const dependencies = {
  "@tanstack/query-core": "5.108.0",
  "card-validator": "10.0.4",
  creditcards: "5.0.0",
  "currency.js": "2.0.4",
  "dinero.js": "2.0.2",
  esbuild: "0.28.2",
  immer: "11.2.10",
  "lib-address": "0.7.0",
  "libphonenumber-js": "1.13.16",
  payform: "1.4.0",
  payment: "2.4.7",
  rbush: "4.0.1",
  validator: "13.15.35",
  valibot: "1.5.0",
} as const;

export interface Peers {
  /** Their folder; code that is bundled there finds them. */
  readonly folder: string;
  /** A peer's module, as the caller knows it. */
  load<Module>(specifier: string): Promise<Module>;
}

/** Fetches the peers once and answers how to load them. */
export async function openPeers(): Promise<Peers> {
  const folder = await fetchNpm("bench/peers", { dependencies });
  const { resolve } = createRequire(path.join(folder, "package.json"));
  return {
    folder,
    async load<Module>(specifier: string): Promise<Module> {
      const module = (await import(pathToFileURL(resolve(specifier)).href)) as { default?: Module };
      // A CommonJS module is its default export.
      return module.default ?? (module as Module);
    },
  };
}
