import fs from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { npmChromium } from "../../browser/npm-chromium.ts";
import { programName } from "../projects/program-kinds.ts";
import { type ServedFolder, serveFolder } from "../projects/serve-folder.ts";
import { byCall, listExpectedByCall } from "../questions/questions.ts";
import { requireQuestions } from "../questions/require-questions.ts";
import { runStep } from "../run-step.ts";

const { project, specifiers, tools } = inject("consumerTest");

function bundle(folder: string): Promise<string> {
  const words = [tools.vite, "build", "--logLevel", "warn"];
  return runStep(`bundling ${folder}`, tools.node, words, { cwd: path.join(project, folder), withinMs: 120_000 });
}

describe("in a Vite build in Chromium", () => {
  const troubles: string[] = [];
  let served: ServedFolder | undefined;
  let browser: Browser | undefined;
  let page: Page;

  beforeAll(async () => {
    await bundle("browser");
    served = await serveFolder(path.join(project, "browser", "dist"));
    browser = await chromium.launch(npmChromium());
    page = await browser.newPage();
    page.on("pageerror", (error) => troubles.push(error.message));
    page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
    await page.goto(served.address, { waitUntil: "load" });
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  it.each(specifiers)("%s answers", async (specifier) => {
    const questions = requireQuestions(specifier);
    const output = await page.locator(`#${programName(specifier)}`).textContent({ timeout: 20_000 });
    expect(byCall(questions, JSON.parse(output ?? ""))).toEqual(listExpectedByCall(questions));
  });

  it("reports no error", () => {
    expect(troubles).toEqual([]);
  });
});

it("leaves nothing of an unused import in a bundle", async () => {
  await bundle("unused");
  const read = (name: string) => fs.readFileSync(path.join(project, "unused", "dist", name), "utf8");
  expect(read("with-imports.js")).toBe(read("without.js"));
});
