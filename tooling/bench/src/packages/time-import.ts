import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";

const runs = 15;

/** Milliseconds that importing a built module takes in a fresh Node: the best of several. */
export function timeImport(file: string): number {
  const program = `const began = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - began);`;
  const time = () =>
    Number(execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }));
  return Math.min(...Array.from({ length: runs }, time));
}
