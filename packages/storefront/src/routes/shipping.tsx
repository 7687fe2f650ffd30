import { ShippingStep } from "@store/checkout-ui/shipping";
import { shippingStep } from "@store/checkout-ui/steps";
import { pageTitle } from "../page-title.ts";
import { usePageNavigation } from "../use-page-navigation.ts";
import type { Route } from "./+types/shipping";

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, shippingStep.title);

export default function Shipping() {
  return <ShippingStep {...usePageNavigation()} />;
}
