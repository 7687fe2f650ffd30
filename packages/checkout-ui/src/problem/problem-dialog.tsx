import { Dialog } from "@base-ui/react/dialog";
import { dismissProblemAtom, type Problem, problemAtom } from "@store/shopper-state";
import { buttonLook } from "@store/ui-kit/button";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { type ProblemAction, problemActions } from "./problem-actions.ts";
import { problemText } from "./problem-texts.ts";

export interface ProblemDialogProps extends Pick<PageNavigation, "onGo"> {
  readonly onRefresh?: () => void;
}

function refreshPage(): void {
  location.reload();
}

/** The interruption on screen, if any: focus in, kept, and given back (POP-14, POP-19, ERR-06). */
export function ProblemDialog({ onGo, onRefresh = refreshPage }: ProblemDialogProps) {
  const problem = useAtomValue(problemAtom);
  const dismiss = useSetAtom(dismissProblemAtom);
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState<Problem | null>(problem);
  if (problem !== null && problem !== shown) setShown(problem);

  function act(action: ProblemAction): void {
    dismiss();
    if (action.kind === "go") void onGo(action.path);
    if (action.kind === "refresh") onRefresh();
    if (action.kind === "retry") action.retry();
  }

  if (shown === null) return null;
  const { title, text } = problemText(shown);
  const { buttons, close } = problemActions(shown);
  const items = shown.kind === "cartInvalid" ? shown.validation.unavailableItems : [];
  return (
    <Dialog.Root open={problem !== null} onOpenChange={(isOpen) => isOpen || act(close)} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop data-part="dialog-backdrop" />
        <Dialog.Popup data-part="dialog">
          <Dialog.Title data-part="dialog-title">{title}</Dialog.Title>
          <Dialog.Description render={<div />}>
            {text ? <p>{text}</p> : null}
            {items.length > 0 ? (
              <ul>
                {items.map(({ sku, title: name, availabilityMessage }) => (
                  <li key={sku}>
                    {name}: {availabilityMessage}
                  </li>
                ))}
              </ul>
            ) : null}
          </Dialog.Description>
          <div data-part="dialog-actions">
            {buttons.map(({ label, action }, index) => (
              <button
                key={label}
                type="button"
                {...buttonLook(index === 0 ? "primary" : "secondary")}
                onClick={() => act(action)}
              >
                {label}
              </button>
            ))}
          </div>
          <Dialog.Close data-part="dialog-close" aria-label="Close" />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
