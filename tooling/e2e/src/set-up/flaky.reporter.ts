import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Names every journey that passed only at its second try, so that nobody overlooks it. */
export default class FlakyReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === "passed" && result.retry > 0)
      console.log(`flaky: ${test.titlePath().filter(Boolean).join(" › ")}`);
  }
}
