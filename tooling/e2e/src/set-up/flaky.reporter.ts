import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Lists every journey that passed only at its second try, so that it is noticed. */
export default class FlakyReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === "passed" && result.retry > 0)
      console.log(`flaky: ${test.titlePath().filter(Boolean).join(" › ")}`);
  }
}
