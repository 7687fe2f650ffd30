import { DeliveryStep } from "@store/checkout-ui/delivery";
import { deliveryStep } from "@store/checkout-ui/steps";
import { pageTitle } from "../page-title.ts";
import { usePageNavigation } from "../use-page-navigation.ts";
import type { Route } from "./+types/shipping-and-gift-options";

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, deliveryStep.title);

export default function ShippingAndGiftOptions() {
  return <DeliveryStep {...usePageNavigation()} />;
}
