import { randomBytes } from "node:crypto";
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
   exports.wrong = () => { throw new Error("no number"); };
   exports.later = async (text) => text.length === 16;
   exports.refusesLater = async () => { throw new Error("no number"); };
   exports.parsed = (text) => ({ success: text.length === 16, data: text });
   exports.schema = () => ({ safeParse: () => ({ success: true }) });
   exports.typeOf = () => "Visa";
   exports.nothing = () => {};`,
);
fs.writeFileSync(
  path.join(folder, "modern.mjs"),
  `export const isCard = (text) => text === "4111111111111111";\nexport const unused = "${randomBytes(3000).toString("hex")}";`,
);
fs.writeFileSync(path.join(folder, "own.mjs"), `import "./own.cjs"; export default () => true;`);
fs.writeFileSync(path.join(folder, "native.node"), "");
fs.writeFileSync(
  path.join(folder, "native.mjs"),
  `export const load = () => import("./native.node"); export default (text) => text.length === 16;`,
);
// A project that bundles.
fs.symlinkSync(fs.realpathSync("node_modules/tsup"), path.join(folder, "node_modules/tsup"));
const check = (...words: string[]) => runCheck(words, { folder, today, ourFile: path.resolve("src/index.ts") });

describe("the check of a foreign project", () => {
  it("finds card-validator, its wrong answers, its bytes and the change", async () => {
    const { text, code } = await check("check");
    expect(code).toBe(1);
    expect(text).toMatch(/^card-validator: \d\d of \d\d answers right$/m);
    expect(text).toMatch(/valid number\? +"４１１１１１１１１１１１１１１１" +no +yes +in full-width digits/);
    expect(text).toMatch(/^Bytes \(.*brotli.*\):\n {2}\d{4} B {2}card-validator/m);
    expect(text).not.toContain("credit-card-type");
  });

  it("asks for the regional networks, which card-validator knows, and says how a call here takes them", async () => {
    const { text } = await check("check");
    const wrong = text.slice(0, text.indexOf("Bytes ("));
    expect(wrong).not.toMatch(/maestro|elo|mir|hiper|troy/i);
    expect(wrong).not.toMatch(/can become valid\? +"9"/);
    expect(text).toContain("Only there are Maestro, Elo, Mir, Hiper, Hipercard and Troy taken.");
    const sixteen = await check("check", "--use", "./own.cjs#isCard");
    expect(sixteen.text).toMatch(/"6799990100000000019" +no +yes +Maestro of 19 digits/);
  });

  it("prints the import and the call for each call of card-validator, also while typing", async () => {
    const { text } = await check("check");
    const imported = 'import { checkCardNumber, exactNetworkRanges } from "@store/card-validation";';
    expect(text).toContain(`- valid.number(text).isValid\n  + ${imported}\n  + checkCardNumber(text,`);
    expect(
      text.match(/- valid\.\w+\(.*\)\.isPotentiallyValid\n {2}\+ import .*\n {2}\+ text === "" \|\| check/g),
    ).toHaveLength(3);
    const calls = text.match(/^ {2}- /gm)?.length;
    expect(text.match(/^ {2}\+ import \{ [\w, ]+ \} from "@store\/card-validation";$/gm)).toHaveLength(calls ?? 0);
  });

  it("counts the bytes of what is called where the project has a bundler, and says so", async () => {
    const ours = /^ {2}(\d+) B +@store\/card-validation: checkCardNumber, exactNetworkRanges$/m;
    const { text } = await check("check", "--use", "./modern.mjs#isCard");
    expect(text).toMatch(/^Bytes \(minified, brotli\):$/m);
    expect(Number(text.match(/^ {2}(\d+) B +\.\/modern\.mjs: isCard$/m)?.[1])).toBeLessThan(200);
    expect(Number(text.match(ours)?.[1])).toBeLessThan(1600);
    expect((await check("check")).text).toMatch(/^ {2}\d{4} B {2}card-validator, the whole package: /m);
  });

  it("counts files for both where the bundler cannot read one of them", async () => {
    const { text } = await check("check", "--use", "./native.mjs");
    expect(text).toContain("\nBytes (whole packages, files as published, brotli: no bundler reads both):\n");
    expect(text).toMatch(/^ {2}\d+ B +\.\/native\.mjs\n {2}\d+ B +@store\/card-validation\n/m);
  });

  it.each([
    ["later", "It returned a promise."],
    ["refusesLater", "It returned a promise."],
    ["parsed", "It returned an object with success, data: return its success."],
    ["schema", "It returned a schema, not an answer."],
    ["typeOf", 'It returned "Visa".'],
    ["nothing", "It returned undefined."],
  ])("does not score the function %s, whose answer it cannot read", async (name, said) => {
    const { text, code } = await check("check", "--use", `./own.cjs#${name}`);
    expect(code).toBe(2);
    expect(text).toContain(`./own.cjs#${name} cannot be checked. ${said} Name a function that returns true or false`);
    expect(text).not.toContain("answers right");
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
