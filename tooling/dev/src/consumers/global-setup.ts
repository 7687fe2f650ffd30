import type { TestProject } from "vitest/node";
import { type Rehearsal, rehearse } from "./rehearse.ts";

/** One release and one installation for all checks of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { rehearsal, stop } = await rehearse();
  project.provide("rehearsal", rehearsal);
  return stop;
}

declare module "vitest" {
  interface ProvidedContext {
    rehearsal: Rehearsal;
  }
}
