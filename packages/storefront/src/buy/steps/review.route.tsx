import { ReviewStep } from "@store/checkout-ui/review";
import { reviewStep } from "@store/checkout-ui/steps";
import { usePageNavigation } from "../../web/navigation/use-page-navigation.ts";
import type { Route } from "./+types/review.route";
import { orderAction } from "./order-action.ts";
import { stepTitle } from "./step-title.ts";

/** The order's form without scripts. */
export const action = (args: Route.ActionArgs) => orderAction(args);

export const meta: Route.MetaFunction = ({ matches }) => stepTitle(matches, reviewStep);

export default function Review({ actionData }: Route.ComponentProps) {
  return <ReviewStep notice={actionData?.notice} {...usePageNavigation()} />;
}
