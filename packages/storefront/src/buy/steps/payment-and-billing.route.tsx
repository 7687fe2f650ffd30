import { PaymentStep } from "@store/checkout-ui/payment";
import { submitPaymentForm } from "@store/checkout-ui/step-forms";
import { paymentStep } from "@store/checkout-ui/steps";
import { useSearchParams } from "react-router";
import { usePageNavigation } from "../../web/navigation/use-page-navigation.ts";
import type { Route } from "./+types/payment-and-billing.route";
import { stepAction } from "./step-action.ts";
import { stepTitle } from "./step-title.ts";

/** The step's form without scripts. */
export const action = (args: Route.ActionArgs) => stepAction(args, (form) => submitPaymentForm(form, new Date()));

export const meta: Route.MetaFunction = ({ matches }) => stepTitle(matches, paymentStep);

export default function PaymentAndBilling({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <PaymentStep
      paymentErrorId={query.get("paymentErrorId")}
      isCardNew={query.get("card") === "new"}
      actionData={actionData}
      openSection={query.get("open")}
      walletVisit={query.get("wallet")}
      {...usePageNavigation()}
    />
  );
}
