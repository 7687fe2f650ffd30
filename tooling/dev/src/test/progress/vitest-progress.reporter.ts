import type { Reporter, TestCase, TestModule } from "vitest/node";
import { sendProgress } from "./progress-event.ts";

const nameOf = (module: TestModule) => `${module.relativeModuleId} (${module.project.name})`;

/** Tells the run which file is being tested and, at once, which test has failed. */
const reporter: Reporter = {
  onTestRunStart: (specifications) => sendProgress({ kind: "planned", count: specifications.length }),
  onTestModuleStart: (module) => sendProgress({ kind: "began", name: nameOf(module) }),
  onTestModuleEnd: (module) => {
    for (const { message } of module.errors()) sendProgress({ kind: "failed", name: nameOf(module), message });
    sendProgress({ kind: "ended", name: nameOf(module) });
  },
  onTestCaseResult: (test) => {
    const message = failureOf(test);
    if (message !== undefined)
      sendProgress({ kind: "failed", name: `${test.module.relativeModuleId} › ${test.fullName}`, message });
  },
};
export default reporter;

function failureOf(test: TestCase): string | undefined {
  const { state, errors } = test.result();
  return state === "failed" ? (errors?.[0]?.message ?? "") : undefined;
}
