import type { CartLine } from "@store/contract/shared";
import { Button } from "@store/ui-kit/button";
import { firstClick } from "./first-click.ts";
import type { LineActions } from "./line-actions.ts";

export interface RemoveButtonProps {
  readonly line: CartLine;
  readonly actions: Pick<LineActions, "remove" | "restore">;
}

/** One button for both, so that the focus stays. */
export function RemoveButton({ line, actions }: RemoveButtonProps) {
  const { isRemoved, itemInfo } = line;
  return (
    <Button
      variant="quiet"
      aria-label={isRemoved ? `Undo removing ${itemInfo.title}` : `Remove ${itemInfo.title}`}
      onClick={firstClick(() => (isRemoved ? actions.restore : actions.remove)(line))}
    >
      {isRemoved ? "Undo" : "Remove"}
    </Button>
  );
}
