import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const packages = path.resolve(import.meta.dirname, "../../../packages");

/** The one that keeps the focus while it is disabled. */
const button = "ui-kit/src/button/button.tsx";

/** An element `button` with the attribute `disabled`. */
const disabledButton = /<button\b(?:[^>]|=>)*?\sdisabled[\s=>]/;

it("only the button of the kit is disabled, since another one would lose the focus (AMB-306)", () => {
  const files = fs
    .globSync("*/src/**/*.tsx", { cwd: packages })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !/\.(?:test|browser|stories)\.tsx$/.test(file));
  const disabling = files.filter((file) => disabledButton.test(fs.readFileSync(path.join(packages, file), "utf8")));
  expect(disabling).toEqual([button]);
});

it.each([
  ['<button type="button" disabled>', true],
  ["<button onClick={() => undefined} disabled={isLast}>", true],
  ['<button type="button" aria-disabled={isLast}>', false],
  ["<Button disabled={isLast}>", false],
  ['<button type="button"><input disabled>', false],
])("judges %s", (code, isDisabled) => expect(disabledButton.test(code)).toBe(isDisabled));
