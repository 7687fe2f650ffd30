import { Alert } from "@store/ui-kit/alert";
import { StoreLink } from "@store/ui-kit/link";
import { cartStep } from "../steps/step-table.ts";

/** In place of a step whose checkout has ended meanwhile, as in another tab. */
export function StepMissing() {
  return (
    <Alert tone="info" title="This checkout has ended.">
      <p>
        Your cart shows what you can check out now. <StoreLink href={cartStep.path}>Back to Cart</StoreLink>
      </p>
    </Alert>
  );
}
