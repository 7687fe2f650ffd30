import path from "node:path";
import { findInstalledChrome } from "./find-installed-chrome.ts";
import { unpackChromium } from "./unpack-chromium.ts";

/** What Playwright's `launchOptions` need to start the browser. */
export interface ChromiumLaunch {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
}

// Alone: the flags the npm package recommends run everything in one process, and half of the tests hang.
const args = ["--no-sandbox"];

const ownCache = path.join(import.meta.dirname, "../../../../node_modules/.cache");

/**
 * Returns the browser for tests: STORE_CHROMIUM if set, on Linux x64 always the one from npm, so that everybody tests with
 * the same, elsewhere an installed Chrome. Throws, naming the variable, when there is none.
 */
export function npmChromium({ cache = ownCache, environment = process.env } = {}): ChromiumLaunch {
  const env = definedOnly(environment);
  if (env.STORE_CHROMIUM) return { executablePath: env.STORE_CHROMIUM, env, args };
  if (process.platform === "linux" && process.arch === "x64") return launchOf(cache, env);
  const executablePath = findInstalledChrome();
  if (executablePath === undefined)
    throw new Error(
      "npm has no Chromium for this machine and no Chrome is installed in its usual place. Install Chrome, or set STORE_CHROMIUM to the path of one.",
    );
  return { executablePath, env, args };
}

function launchOf(cache: string, env: Record<string, string>): ChromiumLaunch {
  const { executablePath, libraries, fonts } = unpackChromium(cache);
  const fontsFile = path.join(fonts, "fonts.conf");
  return {
    executablePath,
    // FONTCONFIG_FILE of the developer would win over the path, so both are set.
    env: { ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: fonts, FONTCONFIG_FILE: fontsFile },
    args,
  };
}

function definedOnly(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
