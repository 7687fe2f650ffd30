import { CartPage } from "@store/checkout-ui/cart";
import { readCartSection, readStoreNames, runCartCommand } from "@store/checkout-ui/cart-commands";
import { type SignInSlot, signInSlotAtom } from "@store/checkout-ui/sign-in-slot";
import { cartStep } from "@store/checkout-ui/steps";
import { walletSlotsAtom } from "@store/checkout-ui/wallets";
import { cartOperations } from "@store/contract/cart";
import { orderOperations } from "@store/contract/orders";
import { receiveCartAtom } from "@store/shopper-state";
import { FormSecretsProvider } from "@store/ui-kit/form";
import { invalid } from "@store/ui-kit/form-outcome";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { walletSlots } from "../../web/config/wallet-slots.ts";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import {
  formClient,
  formSecrets,
  parseIntent,
  readForm,
  readToken,
  toActionResult,
} from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { useSyncedAtom } from "../../web/hydration/use-synced-atom.ts";
import { usePageNavigation } from "../../web/navigation/use-page-navigation.ts";
import { cartStyles } from "../../web/page/form-styles.ts";
import { LazyCrossSell } from "../../web/rows/lazy-cross-sell.tsx";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/cart.route";

export const links = cartStyles;

const signInSlot: SignInSlot = {
  Form: lazyPart(() => import("./flyout-sign-in.tsx").then((part) => part.FlyoutSignIn), {
    Unavailable: ({ children }) => children,
  }),
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const loadCart = async () => {
    const { cartData } = await replyOf(page.client.call(cartOperations.getCartJsx, {}));
    const isEmpty = cartData?.lineItems.length === 0;
    const latest = isEmpty ? await page.client.call(orderOperations.getLatestOrder, {}) : null;
    // Back from the confirmation leads here: an empty cart alone would look as if the order were lost.
    const placedOrder = latest?.ok ? latest.value.order : undefined;
    return { cart: cartData, placedOrder, storeNames: await readStoreNames(cartData, page.client) };
  };
  const [loaded, secrets, section] = await Promise.all([
    loadCart(),
    formSecrets(page),
    readCartSection(new URL(request.url).searchParams, page.client),
  ]);
  return { ...loaded, secrets, section };
}

const outdatedText = "This page is out of date. Please look at your cart and try again.";

/** A form of the cart: redirects after a success, or returns the reason for the cart to show (AMB-208). */
export async function action({ context, request }: Route.ActionArgs) {
  const page = pageOf(context);
  const form = await readForm(request);
  if (readToken(form) === "") return toActionResult(invalid({ problem: outdatedText }));
  const client = formClient(page, form);
  return toActionResult(
    await runCartCommand({
      ...parseIntent(form),
      form,
      read: (name) => readText(form, name),
      client,
      isReplayed: client.isReplayed,
      freshClient: page.client,
      store: page.store,
      origin: page.origins[page.store.site],
    }),
  );
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, cartStep.title);

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, placedOrder, storeNames, secrets, section } = loaderData;
  useSyncedAtom(receiveCartAtom, cart);
  useSyncedAtom(signInSlotAtom, signInSlot);
  useSyncedAtom(walletSlotsAtom, walletSlots);
  return (
    <FormSecretsProvider value={secrets}>
      <CartPage
        {...usePageNavigation()}
        posted={actionData}
        section={section}
        storeNames={storeNames}
        placedOrder={placedOrder}
      />
      <CartRow lines={cart?.lineItems ?? []} />
    </FormSecretsProvider>
  );
}

/** Products that go with the cart, or trending ones below an empty cart. */
function CartRow({ lines }: { readonly lines: readonly { readonly sku: string }[] }) {
  const of = lines.length === 0 ? "emptyCart" : "cart";
  return (
    <div data-part="page">
      <LazyCrossSell key={of} of={of} skus={[...new Set(lines.map(({ sku }) => sku))]} />
    </div>
  );
}
