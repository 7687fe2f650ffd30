import { ReviewStep } from "@store/checkout-ui/review";
import { reviewStep } from "@store/checkout-ui/steps";
import { pageTitle } from "../page-title.ts";
import { usePageNavigation } from "../use-page-navigation.ts";
import type { Route } from "./+types/review";

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, reviewStep.title);

export default function Review() {
  return <ReviewStep {...usePageNavigation()} />;
}
