import type { CartLine } from "@store/contract/shared";
import type { LineAction, LineInput } from "@store/shopper-state";
import { Button, type ButtonProps } from "@store/ui-kit/button";
import { ignoreDoubleClick } from "./ignore-double-click.ts";
import type { LineActions } from "./line-actions.ts";

export interface LineButtonProps extends Pick<ButtonProps, "variant" | "aria-label" | "children"> {
  readonly action: LineAction;
  readonly line: CartLine;
  readonly input?: LineInput;
  readonly mutate: LineActions["mutate"];
}

/** A button for one action of the mutation table on one line. */
export function LineButton({ action, line, input, mutate, ...button }: LineButtonProps) {
  return <Button variant="quiet" {...button} onClick={ignoreDoubleClick(() => mutate(action, line, input))} />;
}
