import { PaymentStep } from "@store/checkout-ui/payment";
import { paymentStep } from "@store/checkout-ui/steps";
import { useSearchParams } from "react-router";
import { pageTitle } from "../page-title.ts";
import { usePageNavigation } from "../use-page-navigation.ts";
import type { Route } from "./+types/payment-and-billing";

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, paymentStep.title);

export default function PaymentAndBilling() {
  const [query] = useSearchParams();
  return <PaymentStep paymentErrorId={query.get("paymentErrorId")} {...usePageNavigation()} />;
}
