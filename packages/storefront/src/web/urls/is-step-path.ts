import { stepTable } from "@store/checkout-ui/steps";

const stepPaths: ReadonlySet<string> = new Set(
  stepTable.filter(({ index }) => index >= 1 && index <= 4).map(({ path }) => path),
);

/**
 * Whether a path is a step of the checkout, where navigation and promotions are hidden. Cart and confirmation are not
 * steps.
 */
export function isStepPath(pathname: string): boolean {
  return stepPaths.has(pathname.replace(/\/+$/, ""));
}
