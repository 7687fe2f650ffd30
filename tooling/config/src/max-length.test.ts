import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");

/**
 * The fields that may cut a text, each with the reason. In any other field the end of a text has a meaning: a cut e-mail
 * address is that of somebody else. There the text stays as it was typed, and the message at the field names the limit.
 */
const exceptions: Readonly<Record<string, string>> = {
  "packages/checkout-ui/src/card/card-form.tsx": "a card number has 24 characters with its spaces [PAY-29]",
  "packages/checkout-ui/src/card/security-code-field.tsx": "the type of the card says 3 or 4 [PAY-42]",
  "packages/storefront/src/shop/search/search-box.tsx": "a search answers its first words, which the field shows",
  "packages/ui-kit/src/field/field.tsx": "hands the limit of a form to its input",
};

/** Whether a module limits a field by an attribute: in JSX, or in properties that are made elsewhere. */
function limitsField(file: string, source: string): boolean {
  return file.endsWith(".tsx")
    ? /\bmaxlength\b/i.test(source)
    : drawing.test(file) && /\bmaxlength["']?:/i.test(source);
}
const drawing = /^(?:apps|packages\/(?:[\w-]+-ui|ui-kit|storefront))\//;

const files = fs
  .globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: root })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => !/\.(?:test|browser|stories|fixture|samples)\.tsx?$|\/samples\//.test(file))
  .filter((file) => limitsField(file, fs.readFileSync(path.join(root, file), "utf8")));

describe("a field's `maxLength`", () => {
  it("cuts what is pasted only where that is an exception (AMB-299)", () => {
    expect(files.filter((file) => !(file in exceptions))).toEqual([]);
  });

  it.each(Object.keys(exceptions))("stands in %s, which is therefore an exception", (file) => {
    expect(files).toContain(file);
  });
});

it.each([
  ["packages/checkout-ui/src/a.tsx", "<input maxLength={3} />", true],
  ["packages/checkout-ui/src/a.ts", "const props = { maxLength: 3 };", true],
  ["packages/storefront/src/a.ts", 'element("input", { "maxlength": "3" })', true],
  ["packages/sectional-ui/src/a.ts", "const maxLength = 1000;", false],
  ["packages/contract/src/a.ts", "const font = { maxLength: 3 };", false],
])("%s with %s limits a field: %s", (file, source, expected) => expect(limitsField(file, source)).toBe(expected));
