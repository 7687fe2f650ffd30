import { ShippingStep } from "@store/checkout-ui/shipping";
import { submitShippingForm } from "@store/checkout-ui/step-forms";
import { shippingStep } from "@store/checkout-ui/steps";
import { useSearchParams } from "react-router";
import { usePageNavigation } from "../../web/navigation/use-page-navigation.ts";
import type { Route } from "./+types/shipping.route";
import { stepAction } from "./step-action.ts";
import { stepTitle } from "./step-title.ts";

/** The step's form without scripts. */
export const action = (args: Route.ActionArgs) => stepAction(args, submitShippingForm);

export const meta: Route.MetaFunction = ({ matches }) => stepTitle(matches, shippingStep);

export default function Shipping({ actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return <ShippingStep params={params} actionData={actionData} {...usePageNavigation()} />;
}
