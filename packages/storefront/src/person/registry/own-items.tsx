import type { Registry } from "@store/contract/registry";
import { OwnItemForm, quantityFieldId, RegistryItems, registryItemId } from "@store/product-ui/registry";
import { siteAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { FormSecrets } from "@store/ui-kit/form";
import type { FormErrors } from "@store/ui-kit/form-outcome";
import { useAtomValue } from "jotai";
import { formatEventDate } from "./format-event-date.ts";

export interface OwnItemsProps {
  readonly registry: Pick<Registry, "items" | "noLongerWanted">;
  /** The path of the page. */
  readonly path: string;
  /** The item that was changed just now, and what the page says of it. */
  readonly changed: { readonly sku: string; readonly text: string } | null;
  /** The item of which the owner is asked if it is to be removed; null for none. */
  readonly askedSku: string | null;
  /** What the server refused of an item. */
  readonly submitted: FormErrors | undefined;
}

/** The items of a registry for its owner, each with the form that changes it, then what was bought of others. */
export function OwnItems({ registry, path, changed, askedSku, submitted }: OwnItemsProps) {
  const { locale } = useAtomValue(siteAtom);
  const wanted = new Set(registry.items);
  const items = [...registry.items, ...registry.noLongerWanted];
  if (items.length === 0)
    return <p>There is nothing in it yet. Add to it from any product page that has “Add to Registry”.</p>;
  const { sku = "", quantity } = submitted?.fields ?? {};
  const error = submitted?.errors?.quantity;
  return (
    <div>
      <ErrorSummary problems={error ? [{ fieldId: quantityFieldId(sku), message: error }] : []} />
      <RegistryItems
        items={items}
        formatDate={(isoDate) => formatEventDate(isoDate, locale)}
        renderActions={(item) =>
          wanted.has(item) ? (
            <OwnItemForm
              item={item}
              path={path}
              {...(item.sku === sku && { typed: quantity, error })}
              status={item.sku === changed?.sku && !submitted ? changed.text : undefined}
              asksRemoval={item.sku === askedSku}
            />
          ) : null
        }
      />
    </div>
  );
}

export interface RemovedNoticeProps {
  /** The path of the page; the browser returns to the item on it. */
  readonly path: string;
  readonly sku: string;
  /** How many were wanted; null if the shop cannot take it back, since it does not sell it. */
  readonly quantity: number | null;
}

/** Says that an item was removed, with the form that brings it back. */
export function RemovedNotice({ path, sku, quantity }: RemovedNoticeProps) {
  if (quantity === null) return <Alert tone="success">The item was removed.</Alert>;
  return (
    <Alert tone="success">
      <form method="post" action={`${path}#${registryItemId(sku)}`} data-part="registry-undo">
        <FormSecrets />
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="quantity" value={quantity} />
        <span>The item was removed.</span>{" "}
        <Button type="submit" variant="quiet" name="intent" value="undoRemove">
          Undo
        </Button>
      </form>
    </Alert>
  );
}
