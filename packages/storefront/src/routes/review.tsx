import { ReviewStep } from "@store/checkout-ui/review";
import { reviewStep } from "@store/checkout-ui/steps";
import { orderAction } from "../server/order-action.ts";
import { stepTitle } from "../step-title.ts";
import { usePageNavigation } from "../use-page-navigation.ts";
import type { Route } from "./+types/review";

/** The order's form without scripts. */
export const action = (args: Route.ActionArgs) => orderAction(args);

export const meta: Route.MetaFunction = ({ matches }) => stepTitle(matches, reviewStep);

export default function Review({ actionData }: Route.ComponentProps) {
  return <ReviewStep notice={actionData?.notice} {...usePageNavigation()} />;
}
