import { expect, it } from "vitest";
import { runStep } from "../consumers/run-step.ts";
import { describeFailure } from "./describe-failure.ts";

const limit = { withinMs: 300_000 };

it("names the step, the exit code and the program's output", () => {
  const error = Object.assign(new Error("Command failed"), { code: 2, stdout: "TS2345\n", stderr: "" });
  expect(describeFailure("compiling", error, limit)).toBe("compiling ended with code 2\nTS2345");
});

it("distinguishes a program that took too long from one that could not be started", () => {
  expect(describeFailure("fetching", { code: "ETIMEDOUT" }, limit)).toContain("did not end within 300 s");
  expect(describeFailure("packing", new Error("spawn pnpm ENOENT"), limit)).toContain("failed: spawn pnpm ENOENT");
});

it("describes programs that really fail", async () => {
  const run = (program: string, withinMs: number) =>
    runStep("a step", process.execPath, ["-e", program], { cwd: import.meta.dirname, withinMs });
  expect(await run("console.log(`fine`)", 60_000)).toBe("fine\n");
  await expect(run("console.error(`bad card`); process.exit(3)", 60_000)).rejects.toThrow(
    /ended with code 3\nbad card/,
  );
  await expect(run("setInterval(() => {}, 1000)", 300)).rejects.toThrow("did not end within 0.3 s");
});
