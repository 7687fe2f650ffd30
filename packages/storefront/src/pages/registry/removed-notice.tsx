import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";

/** Says that an item was removed, with the form that brings it back. */
export function RemovedNotice({ sku, quantity }: { readonly sku: string; readonly quantity: number }) {
  return (
    <Alert tone="info">
      <form method="post">
        <FormSecrets />
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="quantity" value={quantity} />
        The item was removed.{" "}
        <Button type="submit" variant="quiet" name="intent" value="undoRemove">
          Undo
        </Button>
      </form>
    </Alert>
  );
}
