import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");

/**
 * The fields that may cut a text, each with the reason. In any other field the end of a text has a meaning: a cut e-mail
 * address is that of somebody else. There the text stays as it was typed, and the message at the field names the limit.
 */
const exceptions: Readonly<Record<string, string>> = {
  "packages/checkout-ui/src/checkout/payment/card-form.tsx": "a card number has 24 characters with its spaces [PAY-29]",
  "packages/checkout-ui/src/checkout/payment/security-code-field.tsx": "the type of the card says 3 or 4 [PAY-42]",
  "packages/storefront/src/search-box/search-box.tsx": "a search answers its first words, which the field shows",
  "packages/ui-kit/src/field/field.tsx": "hands the limit of a form to its input",
};

const files = fs
  .globSync("{apps,packages}/*/src/**/*.tsx", { cwd: root })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => !/\.(?:test|browser|stories|fixture|samples)\.tsx$/.test(file))
  .filter((file) => /\bmaxlength\b/i.test(fs.readFileSync(path.join(root, file), "utf8")));

describe("a field's `maxLength`", () => {
  it("cuts what is pasted only where that is an exception (AMB-299)", () => {
    expect(files.filter((file) => !(file in exceptions))).toEqual([]);
  });

  it.each(Object.keys(exceptions))("stands in %s, which is therefore an exception", (file) => {
    expect(files).toContain(file);
  });
});
