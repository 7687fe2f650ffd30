import type { CartLine } from "@store/contract/shared";
import type { LineInput } from "@store/shopper-state";
import { Button, type ButtonProps } from "@store/ui-kit/button";
import type { MouseEvent } from "react";
import { insteadOfPost, type LineCommandName, submitsCart } from "../../forms/cart-submit.ts";

import type { LineActions } from "./line-actions.ts";

export interface LineButtonProps extends Pick<ButtonProps, "variant" | "aria-label" | "children"> {
  readonly action: LineCommandName;
  readonly line: CartLine;
  readonly input?: LineInput;
  readonly mutate: LineActions["mutate"];
}

/** A button for one action of the mutation table on one line, with scripts and without. */
export function LineButton({ action, line, input, mutate, ...button }: LineButtonProps) {
  return (
    <Button
      variant="quiet"
      {...button}
      {...submitsCart(action, line.id)}
      onClick={ignoreDoubleClick(() => mutate(action, line, input))}
    />
  );
}

/** Ignores the second click of a double click, for buttons whose row moves or whose meaning changes after the first. */
function ignoreDoubleClick(act: () => void) {
  return (event: MouseEvent): void => insteadOfPost(() => event.detail < 2 && act())(event);
}
