import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { findPackageJSON } from "node:module";
import path from "node:path";
import { letEverybodyRead } from "../files/let-everybody-read.ts";
import { makeFolderWhole } from "../files/make-folder-whole.ts";
import { fontsConfig } from "./fonts-config.ts";

/** A browser that can be started: `libraries` holds the NSS libraries it was built with, `fonts` its fonts and their configuration. */
export interface UnpackedChromium {
  executablePath: string;
  libraries: string;
  fonts: string;
}

// The package unpacks into TMPDIR, and brings the libraries that a minimal system does not have only if it takes the machine for AWS Lambda.
const asOnLambda = { AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x", AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" };
const program = `import chromium from "@sparticuz/chromium"; await chromium.executablePath();`;

/**
 * Unpacks the Chromium of the npm package below `cache`, once per version and atomically; takes some seconds the first
 * time. The package's own unpacking leaves a half-written file for a second process to find and makes the result
 * unreadable for other accounts. Throws the output of the unpacking program when it fails.
 */
export function unpackChromium(cache: string): UnpackedChromium {
  const home = path.join(cache, `chromium-${chromiumVersion()}`);
  makeFolderWhole(home, (part) => {
    execFileSync(process.execPath, ["--input-type=module", "-e", program], {
      // The package is resolved from here, independently of the cache's folder.
      cwd: import.meta.dirname,
      env: { ...process.env, ...asOnLambda, NODE_OPTIONS: "", TMPDIR: part },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const fonts = { fonts: path.join(home, "fonts"), cache: path.join(home, "fonts-cache") };
    fs.writeFileSync(path.join(part, "fonts", "fonts.conf"), fontsConfig(fonts));
    fs.mkdirSync(path.join(part, "fonts-cache"));
    letEverybodyRead(part);
  });
  return {
    executablePath: path.join(home, "chromium"),
    libraries: path.join(home, "al2023", "lib"),
    fonts: path.join(home, "fonts"),
  };
}

function chromiumVersion(): string {
  const manifest = findPackageJSON("@sparticuz/chromium", import.meta.url);
  if (manifest === undefined)
    throw new Error("The package @sparticuz/chromium is not installed. Run `npx -y pnpm@12 install`.");
  return JSON.parse(fs.readFileSync(manifest, "utf8")).version;
}
