import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { openTools } from "../tools/open-tools.ts";
import { publisherConfig } from "./registry-config.ts";
import { startRegistry } from "./start-registry.ts";

export interface OpenRegistry {
  /** The registry's address, with the slash at the end that npm's configuration needs. */
  url: string;
  port: number;
  /** An .npmrc that sends our scope there, with a token: pass it as `--userconfig` or `NPM_CONFIG_USERCONFIG`. */
  npmrc: string;
  /** A temporary folder that ends with the registry. */
  folder: string;
  stop(): Promise<void>;
}

/**
 * Opens an empty registry for our scope on a free port of 127.0.0.1. Everything else is fetched as the developer has
 * configured npm. The first call on a machine fetches the program of the registry; without a call of `stop`, the
 * registry ends with this process.
 */
export async function openRegistry(): Promise<OpenRegistry> {
  const tools = await openTools();
  // The space is intended: folders of other teams may contain one.
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), "store registry "));
  const { port, stop } = await startRegistry({ tools: tools.folder, folder });
  const npmrc = path.join(folder, "publisher.npmrc");
  fs.writeFileSync(npmrc, publisherConfig(port));
  return { url: `http://127.0.0.1:${port}/`, port, npmrc, folder, stop };
}
