import type { Registry } from "@store/contract/registry";
import { OwnItemForm, quantityFieldId, RegistryItems } from "@store/product-ui/registry";
import { siteAtom } from "@store/shopper-state";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { useAtomValue } from "jotai";
import { formatEventDate } from "./format-event-date.ts";
import type { SubmittedRegistry } from "./registry-address.tsx";

export interface OwnItemsProps {
  readonly registry: Pick<Registry, "items">;
  /** The path of the page. */
  readonly path: string;
  /** The item that was changed just now, and what the page says of it. */
  readonly changed: { readonly sku: string; readonly text: string } | null;
  /** What the server refused of an item. */
  readonly submitted: SubmittedRegistry | undefined;
}

/** The items of a registry for its owner, each with the form that changes it. */
export function OwnItems({ registry: { items }, path, changed, submitted }: OwnItemsProps) {
  const { locale } = useAtomValue(siteAtom);
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
        renderActions={(item) => (
          <OwnItemForm
            item={item}
            path={path}
            {...(item.sku === sku && { typed: quantity, error })}
            status={item.sku === changed?.sku && !submitted ? changed.text : undefined}
          />
        )}
      />
    </div>
  );
}
