import {
  furthestPath,
  isReturningToReview,
  mayOpenStep,
  returnsToReviewAtom,
  stepTable,
} from "@store/checkout-ui/steps";
import { walletSlotsAtom } from "@store/checkout-ui/wallets";
import { checkoutAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useMemo } from "react";
import { Navigate, Outlet, replace, useLocation } from "react-router";
import { walletSlots } from "../../web/config/wallet-slots.ts";
import { pageOf } from "../../web/context/page-context.ts";
import { FormPage } from "../../web/forms/form-page.tsx";
import { formSecrets, invalidFormContext } from "../../web/forms/page-form.ts";
import { useSyncedAtom } from "../../web/hydration/use-synced-atom.ts";
import { checkoutStyles } from "../../web/page/form-styles.ts";
import type { Route } from "./+types/checkout-steps.route";
import { findCheckout } from "./find-checkout.ts";

export const links = checkoutStyles;

const stepAt = (pathname: string) => stepTable.find(({ path }) => path === pathname.replace(/\/+$/, ""));

/**
 * The checkout model with its token. A step that is opened too early redirects to the furthest one, which replaces it
 * in the history.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const model = await findCheckout(page.client);
  // A data request of the router has the page's path with an extension.
  const { pathname, searchParams } = new URL(request.url);
  const step = stepAt(pathname.replace(/\.data$/, ""));
  if (model === null || (step && !mayOpenStep(model, step.index))) throw replace(furthestPath(model));
  const failedStep = context.get(invalidFormContext) ? (step?.path ?? null) : null;
  return { model, failedStep, returns: isReturningToReview(searchParams), secrets: await formSecrets(page) };
}

/** From here on, the replies of the page's own calls update the model. */
export const shouldRevalidate = () => false;

export default function CheckoutSteps({ loaderData }: Route.ComponentProps) {
  useSyncedAtom(receiveCheckoutAtom, loaderData.model);
  useSyncedAtom(returnsToReviewAtom, loaderData.returns);
  useSyncedAtom(walletSlotsAtom, walletSlots);
  const store = useStore();
  const { pathname, key } = useLocation();
  // Checked only on arrival: placing an order changes the model while its step is still on screen.
  const elsewhere = useMemo(() => {
    const model = store.get(checkoutAtom);
    const step = stepAt(pathname);
    return model && step && !mayOpenStep(model, step.index) ? furthestPath(model) : null;
  }, [store, pathname, key]);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    <FormPage secrets={loaderData.secrets}>
      <Outlet />
    </FormPage>
  );
}
