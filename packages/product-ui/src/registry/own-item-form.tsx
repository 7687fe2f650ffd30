import { Button, buttonLook } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { QuantityEntry } from "./quantity-entry.tsx";
import { type RegistryEntry, registryItemId } from "./registry-items.tsx";

export interface OwnItemFormProps {
  readonly item: RegistryEntry;
  /** The path of the page; the browser returns to the item on it. */
  readonly path: string;
  /** What was typed and refused. */
  readonly typed?: string | undefined;
  /** Why it was refused. */
  readonly error?: string | undefined;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
  /** What has become of the last change. */
  readonly status?: string | undefined;
  /** Whether the owner is asked now if it is to be removed, though some were bought. */
  readonly asksRemoval?: boolean;
}

/**
 * What the owner does with an item: another quantity, or none of it, after a question if some were bought. The browser
 * submits it to the page.
 */
export function OwnItemForm({ item, path, typed, error, status, idPrefix, asksRemoval = false }: OwnItemFormProps) {
  const { sku, name, quantity, boughtQuantity = 0, url } = item;
  const form = {
    method: "post",
    action: `${path}#${registryItemId(sku)}`,
    "data-part": "registry-item-form",
    "data-print": "hide",
    "aria-label": name,
  } as const;
  const values = (
    <>
      <FormSecrets />
      <input type="hidden" name="sku" value={sku} />
      {/* What can be brought back after a removal: the shop takes back only what it sells. */}
      {url === undefined ? null : <input type="hidden" name="wanted" value={quantity} />}
    </>
  );
  if (asksRemoval)
    return (
      <form {...form}>
        {values}
        <input type="hidden" name="told" value={boughtQuantity} />
        <p data-part="registry-question">
          {`${boughtQuantity} ${boughtQuantity === 1 ? "was" : "were"} bought. Remove it? You keep seeing what was bought; your guests no longer see the item.`}
        </p>
        <Button type="submit" name="intent" value="removeItem">
          Remove It <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <StoreLink href={`${path}#${registryItemId(sku)}`} {...buttonLook("secondary")}>
          Keep It <VisuallyHidden>{name}</VisuallyHidden>
        </StoreLink>
      </form>
    );
  return (
    <form {...form}>
      {values}
      <QuantityEntry
        idPrefix={idPrefix}
        label="Wanted"
        sku={sku}
        itemName={name}
        quantity={typed ?? quantity}
        error={error}
      />
      <Button type="submit" variant="secondary" name="intent" value="updateItem">
        Update <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <Button type="submit" variant="quiet" name="intent" value="removeItem">
        Remove <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {status === undefined ? null : (
        <p role="status" data-part="registry-note">
          {status}
        </p>
      )}
    </form>
  );
}
