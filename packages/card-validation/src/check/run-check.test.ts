import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ask, ourValidator } from "./answers.ts";
import { hardVectors } from "./hard-vectors.ts";
import { runCheck } from "./run-check.ts";

const today = { year: 2026, month: 11 };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "card-check-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

// A foreign project: what it has installed is linked from this workspace.
fs.mkdirSync(path.join(folder, "node_modules"));
fs.symlinkSync(fs.realpathSync("node_modules/card-validator"), path.join(folder, "node_modules/card-validator"));
fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ dependencies: { "card-validator": "10" } }));
fs.writeFileSync(
  path.join(folder, "own.cjs"),
  `exports.isCard = (text) => /^\\d{16}$/.test(text);
   exports.check = (text) => ({ isValid: text === "4222222222222" });
   exports.wrong = () => { throw new Error("no number"); };`,
);
fs.writeFileSync(path.join(folder, "own.mjs"), `import "./own.cjs"; export default () => true;`);
const check = (...words: string[]) => runCheck(words, { folder, today, ourFile: path.resolve("src/index.ts") });

describe("the check of a foreign project", () => {
  it("finds card-validator, its wrong answers, its bytes and the change", async () => {
    const { text, code } = await check("check");
    expect(code).toBe(1);
    expect(text).toMatch(/^card-validator: \d\d of \d\d answers right$/m);
    expect(text).toMatch(/valid number\? +"４１１１１１１１１１１１１１１１" +no +yes +in full-width digits/);
    expect(text).toMatch(/Bytes \(.*brotli\): \d{4} B\. With @store\/card-validation: \d{4} B\./);
    expect(text).toContain("- valid.number(text).isValid\n  + checkCardNumber(text,");
    expect(text).not.toContain("credit-card-type");
  });

  it.each([
    ["./own.cjs#isCard", '"0000000000000000"     yes     no'],
    ["./own.cjs#check", '"4111 1111 1111 1111"  no'],
    ["./own.cjs#wrong", "throws Error: no number"],
    ["./own.mjs", '"9999999999999995"'],
  ])("asks the function %s", async (use, line) => {
    const { text, code } = await check("check", "--use", use);
    expect(code).toBe(1);
    expect(text).toContain(line);
  });

  it("ends with 2 without a validator or with a function that is not there", async () => {
    for (const words of [
      [],
      ["test"],
      ["check", "--other"],
      ["check", "--use", "./own.cjs#x"],
      ["check", "--use", "./no.js"],
    ]) {
      expect(await check(...words)).toMatchObject({
        code: 2,
        text: expect.stringContaining("Usage: card-validation check"),
      });
    }
    const bare = fs.mkdtempSync(path.join(os.tmpdir(), "card-bare-"));
    const { text, code } = await runCheck(["check"], { folder: bare, today, ourFile: path.resolve("src/index.ts") });
    expect([code, text.split("\n")[0]]).toEqual([2, `No card validator is installed in ${bare}.`]);
    fs.rmSync(bare, { recursive: true });
  });

  it("explains itself", async () => {
    expect(await check("--help")).toMatchObject({ code: 0 });
  });
});

it.each([
  [2026, 11],
  [2027, 1],
  [2029, 12],
])("this package answers every hard question, in %d-%d", (year, month) => {
  const { asked, wrong } = ask(ourValidator({ year, month }), hardVectors({ year, month }));
  expect(wrong).toEqual([]);
  expect(asked).toBe(hardVectors({ year, month }).length);
});
