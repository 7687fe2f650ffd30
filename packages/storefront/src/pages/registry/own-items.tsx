import type { Registry } from "@store/contract/registry";
import { OwnItemForm, quantityFieldId, RegistryItems } from "@store/product-ui/registry";
import { Button } from "@store/ui-kit/button";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import type { SubmittedRegistry } from "./registry-address.tsx";

export interface OwnItemsProps {
  readonly registry: Pick<Registry, "items">;
  /** The path of the page. */
  readonly path: string;
  readonly updatedSku: string | null;
  /** What the server refused of an item. */
  readonly submitted: SubmittedRegistry | undefined;
}

/** The items of a registry for its owner, each with the form that changes it. */
export function OwnItems({ registry: { items }, path, updatedSku, submitted }: OwnItemsProps) {
  if (items.length === 0)
    return <p>There is nothing in it yet. Add to it from any product page that has “Add to Registry”.</p>;
  const { sku = "", quantity } = submitted?.fields ?? {};
  const error = submitted?.errors?.quantity;
  return (
    <>
      <ErrorSummary problems={error ? [{ fieldId: quantityFieldId(sku), message: error }] : []} />
      <div data-print="hide" data-with-scripts="">
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <RegistryItems
        items={items}
        renderActions={(item) => (
          <OwnItemForm
            item={item}
            path={path}
            {...(item.sku === sku && { typed: quantity, error })}
            status={item.sku === updatedSku && !submitted ? "Updated." : undefined}
          />
        )}
      />
    </>
  );
}
