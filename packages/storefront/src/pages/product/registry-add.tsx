import type { Product } from "@store/contract/catalog";
import { findRegistryBlock, RegistryButton, useAddedFlag } from "@store/product-ui/registry-button";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { type RegistryOutcome, registryButtonId, signedInText } from "../../adding/registry-outcome.ts";
import { lazyPart } from "../../lazy-part.ts";
import { useIsHydrated } from "../../use-is-hydrated.ts";
import type { RegistryPartProps } from "./registry-part.tsx";

const RegistryPart = lazyPart<RegistryPartProps>(() => import("./registry-part.tsx").then((part) => part.RegistryPart));

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
 * "Add to Registry" beside "Add to cart", the same for every visitor. What follows an add or a sign-in loads when it is
 * first shown. Without scripts the browser itself moves the focus to the button that the address names.
 */
export function RegistryAdd({ form, product, isTextValid, busy, outcome }: RegistryAddProps) {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const isBack = isHydrated && hash === `#${registryButtonId}`;
  const isAdded = useAddedFlag(outcome?.kind === "added" ? outcome : null);
  const block = findRegistryBlock({ ...product, isTextValid });
  return (
    <div data-part="registry-add" data-back={isBack || undefined} data-print="hide">
      <RegistryButton
        id={registryButtonId}
        {...{ form, block, busy, isAdded }}
        // Without scripts the answer is a document, which the browser shows at the button.
        formAction={isHydrated ? undefined : `#${registryButtonId}`}
      />
      {isHydrated ? null : <p data-without-scripts="">{signedInText}</p>}
      {isBack || outcome ? (
        <Suspense>
          <RegistryPart sku={product.sku} isBack={isBack} outcome={outcome} busy={busy} />
        </Suspense>
      ) : null}
    </div>
  );
}
