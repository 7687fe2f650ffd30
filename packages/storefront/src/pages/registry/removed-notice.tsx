import { registryItemId } from "@store/product-ui/registry";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";

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
