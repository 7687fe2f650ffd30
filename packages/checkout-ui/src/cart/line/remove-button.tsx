import type { CartLine } from "@store/contract/shared";
import type { LineCommandName } from "../../forms/cart-submit.ts";
import type { LineActions } from "./line-actions.ts";
import { LineButton } from "./line-button.tsx";

export interface RemoveButtonProps {
  readonly line: CartLine;
  /** The action that removes a line of this list. */
  readonly action: Extract<LineCommandName, "removeItem" | "removeItemFromSaveForLater">;
  readonly mutate: LineActions["mutate"];
}

/** Removes a line or undoes its removal. One button for both, so that it keeps the focus. */
export function RemoveButton({ line, action, mutate }: RemoveButtonProps) {
  const { isRemoved, itemInfo } = line;
  return (
    <LineButton
      action={isRemoved ? "restoreItem" : action}
      line={line}
      mutate={mutate}
      aria-label={isRemoved ? `Undo removing ${itemInfo.title}` : `Remove ${itemInfo.title}`}
    >
      {isRemoved ? "Undo" : "Remove"}
    </LineButton>
  );
}
