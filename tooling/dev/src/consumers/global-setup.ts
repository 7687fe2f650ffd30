import type { TestProject } from "vitest/node";
import { type ConsumerTest, startConsumerTest } from "./consumer-test.ts";

/** One release and one installation for all checks of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { consumerTest, stop } = await startConsumerTest();
  project.provide("consumerTest", consumerTest);
  return stop;
}

declare module "vitest" {
  interface ProvidedContext {
    consumerTest: ConsumerTest;
  }
}
