import type { CheckoutPlan } from "./checkout-plan.ts";

const maxTries = 16;

/** Fewer plans that still go wrong, each try in a world of its own: halves are left out first, then single ones. */
export async function shrinkWave(
  plans: readonly CheckoutPlan[],
  findProblems: (plans: readonly CheckoutPlan[]) => Promise<readonly string[]>,
): Promise<{ plans: readonly CheckoutPlan[]; problems: readonly string[] } | null> {
  let smallest: Awaited<ReturnType<typeof shrinkWave>> = null;
  let left = plans;
  let size = Math.ceil(left.length / 2);
  for (let tries = 0, at = 0; tries < maxTries && left.length > 1; tries += 1) {
    const fewer = [...left.slice(0, at), ...left.slice(at + size)];
    const problems = fewer.length === 0 ? [] : await findProblems(fewer);
    if (problems.length > 0) {
      left = fewer;
      smallest = { plans: left, problems };
      size = Math.min(size, left.length);
    } else at += size;
    if (at >= left.length) {
      if (size === 1) break;
      at = 0;
      size = Math.ceil(size / 2);
    }
  }
  return smallest;
}
