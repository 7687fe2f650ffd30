import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");

/** What browsers withhold on plain HTTP, for example if a store is opened under a machine's name. */
const withheld =
  /\bcrypto\.(?:randomUUID|subtle)\b|\bnavigator\.(?:clipboard|credentials|geolocation|gpu|locks|mediaDevices|serviceWorker|share|storage|usb|wakeLock)\b|\b(?:BarcodeDetector|cookieStore|PaymentRequest|showOpenFilePicker|showSaveFilePicker)\b|\bcaches\.|\bnew Notification\(/;

/** Files that no browser loads, and those that go on without what is withheld. */
const exceptions: Readonly<Record<string, string>> = {
  "packages/commerce-service/": "runs on a server",
  "packages/sample-store/": "runs on a server",
  "packages/storefront-server/": "runs on a server",
  "packages/storefront/src/app/server/": "runs on a server",
  "packages/storefront/src/web/forms/page-form.ts": "runs on a server",
  "packages/product-ui/src/registry/share-link.tsx": "a link that is not copied can be selected",
  "packages/product-ui/src/registry-add/use-code-reader.ts": "asks for it first; a number can be typed instead",
  "packages/sectional-ui/src/planner/design-actions.tsx": "a link that is not copied is in the address",
};

const users = fs
  .globSync(["packages/*/src/**/*.{ts,tsx}", "apps/*/{src,public}/**/*.{ts,tsx,js}"], { cwd: root })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => !/\.(?:test|browser|stories|fixture|samples)\.tsx?$|\/mockServiceWorker\.js$/.test(file))
  .filter((file) => withheld.test(withoutComments(fs.readFileSync(path.join(root, file), "utf8"))));

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

it("no browser code needs what browsers withhold on plain HTTP", () => {
  expect(users.filter((file) => !Object.keys(exceptions).some((start) => file.startsWith(start)))).toEqual([]);
});

it.each(Object.keys(exceptions))("%s uses it, and is therefore an exception", (start) => {
  expect(users.filter((file) => file.startsWith(start))).not.toEqual([]);
});

it.each([
  ["const key = crypto.randomUUID();", true],
  ["await navigator.clipboard.writeText(text)", true],
  ["navigator.language", false],
  ["// Not `crypto.randomUUID`, which browsers withhold.", false],
  ["crypto.getRandomValues(new Uint32Array(4))", false],
])("judges %s", (code, isWithheld) => expect(withheld.test(withoutComments(code))).toBe(isWithheld));
