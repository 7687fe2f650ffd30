import { Button } from "@store/ui-kit/button";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { type ComponentType, type ReactNode, useState } from "react";
import { QuantityEntry } from "./quantity-entry.tsx";
import { countLeft, type RegistryEntry } from "./registry-items.tsx";

interface PostFormProps {
  readonly method: "post";
  readonly "data-part": string;
  readonly "data-print": "hide";
  readonly "aria-label": string;
  readonly children: ReactNode;
}

export interface GiveFormProps {
  readonly item: RegistryEntry;
  readonly shareCode: string;
  /** The router's form, which submits in the background after hydration. A plain form by default. */
  readonly Form?: ComponentType<PostFormProps> | "form";
  /** Whether the form was submitted and has no response yet. */
  readonly busy?: boolean;
  /** What was typed and refused. */
  readonly typed?: string | undefined;
  /** Why it was refused. */
  readonly error?: string | undefined;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
  /** More fields of the page. */
  readonly children?: ReactNode;
}

/** What a giver does with an item: puts one or more into the cart, for the registry with this code. */
export function GiveForm({
  item,
  shareCode,
  Form = "form",
  busy = false,
  typed,
  error,
  idPrefix,
  children,
}: GiveFormProps) {
  const { sku, name } = item;
  const [quantity, setQuantity] = useState(typed ?? "1");
  return (
    <Form method="post" data-part="registry-item-form" data-print="hide" aria-label={name}>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="registry" value={shareCode} />
      {children}
      <QuantityEntry
        idPrefix={idPrefix}
        label="Quantity"
        sku={sku}
        itemName={name}
        quantity={typed ?? "1"}
        error={error}
        onQuantity={setQuantity}
      />
      <Button type="submit" busy={busy} busyLabel="Adding…">
        Add to Cart <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <p role="status" data-part="registry-note">
        {toNote(Number(quantity), countLeft(item))}
      </p>
    </Form>
  );
}

/** What a giver should know of a quantity before the add; "" if it is still wanted. */
function toNote(quantity: number, left: number): string {
  if (left === 0) return "All that are wanted were bought. You can still give more.";
  return quantity > left ? `Only ${left} ${left === 1 ? "is" : "are"} still wanted. You can give more.` : "";
}
