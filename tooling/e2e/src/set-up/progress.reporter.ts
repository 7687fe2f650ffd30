import path from "node:path";
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";
import { sendProgress } from "@store/dev/test-progress";

/** Tells the run which journey is under way and, at once, which one has failed. */
export default class PlaywrightProgress implements Reporter {
  onBegin(_: FullConfig, suite: Suite): void {
    sendProgress({ kind: "planned", count: suite.allTests().length });
  }

  onTestBegin(test: TestCase): void {
    sendProgress({ kind: "began", name: nameOf(test) });
  }

  onTestEnd(test: TestCase, { status, retry, error }: TestResult): void {
    const isOver = status === "passed" || status === "skipped" || retry === test.retries;
    if (isOver) sendProgress({ kind: "ended", name: nameOf(test) });
    if (isOver && test.outcome() === "unexpected")
      sendProgress({ kind: "failed", name: nameOf(test), message: error?.message ?? status });
  }
}

const nameOf = ({ location, title }: TestCase) => `${path.basename(location.file)} › ${title}`;
