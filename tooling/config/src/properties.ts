import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Inputs each property is tried with: 2,000 in `pnpm test`, a million in `pnpm test properties`. */
    propertyRuns: number;
  }
}

const numRuns = inject("propertyRuns");

/** Fails with the smallest input found for which the predicate, the last argument, does not answer true. */
export function holds<Values extends [unknown, ...unknown[]]>(
  ...property: [
    ...arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
    predicate: (...values: Values) => boolean,
  ]
): void {
  fc.assert(fc.property(...property), { numRuns });
}
