import type { Product } from "@store/contract/catalog";
import { findRegistryBlock, RegistryButton, useAddedFlag } from "@store/product-ui/registry-button";
import { registryButtonId } from "@store/ui-kit/early-protocol";
import { useAtomValue } from "jotai";
import { useLocation } from "react-router";
import { RegistryPart } from "../../buy/adding/lazy-adds.tsx";
import { findAdded, type RegistryOutcome, signedInText } from "../../buy/adding/registry-outcome.ts";
import { useIsHydrated } from "../../web/hydration/use-is-hydrated.ts";
import { accountAtom } from "../../web/session/account-atom.ts";

/** The part of the page that shows what a press led to. The address of the button itself means: back from a sign-in. */
const answerId = "registry-answer";

export interface RegistryAddProps {
  /** The id of the add-to-cart form, with whose fields the button adds. */
  readonly form: string;
  readonly product: Pick<Product, "sku" | "isStockSku" | "isMadeToOrder">;
  readonly isTextValid: boolean;
  /** Whether an add is sent and has no response yet. */
  readonly busy: boolean;
  readonly outcome: RegistryOutcome | null;
}

/**
 * "Add to Registry" beside "Add to cart", the same for every guest. What follows an add or a sign-in loads when it is
 * first shown. Without scripts the browser itself moves the focus to the button that the address names.
 */
export function RegistryAdd({ form, product, isTextValid, busy, outcome }: RegistryAddProps) {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const isSignedIn = useAtomValue(accountAtom) !== null;
  const isBack = isHydrated && hash === `#${registryButtonId}`;
  const isAdded = useAddedFlag(findAdded(outcome));
  const block = findRegistryBlock({ ...product, isTextValid });
  return (
    <div id={answerId} data-part="registry-add" data-back={isBack || undefined} data-print="hide">
      <RegistryButton
        id={registryButtonId}
        {...{ form, block, busy, isAdded }}
        variant="quiet"
        // Without scripts the answer is a document, which the browser shows here.
        formAction={isHydrated ? undefined : `#${answerId}`}
      />
      {isSignedIn && !isHydrated && !outcome ? <p data-without-scripts="">{signedInText}</p> : null}
      {isBack || outcome ? (
        <RegistryPart sku={product.sku} form={form} isBack={isBack} outcome={outcome} busy={busy} />
      ) : null}
    </div>
  );
}
