import { cartAtom, siteAtom } from "@store/shopper-state";
import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { useAtomValue } from "jotai";
import { lazy, useContext } from "react";
import { PlainProblem } from "./plain-problem.tsx";
import { problemActions } from "./problem-actions.ts";
import { type MessageProblem, problemText } from "./problem-texts.ts";
import { ProblemWaysContext } from "./problem-ways.ts";
import { useProblemAction } from "./use-problem-action.ts";

/** The popup's script; where it cannot be had, the browser's own dialog stands in. */
export const loadProblemPopup = () =>
  import("./problem-popup.tsx").then(
    (popup) => ({ default: popup.ProblemPopup }),
    () => ({ default: PlainProblem }),
  );
const ProblemPopup = lazy(loadProblemPopup);

/** An interruption that says something and offers its ways out. */
export function ProblemMessage(popup: QueuedPopupProps<MessageProblem>) {
  const { request, isOpen, onClosed } = popup;
  const site = useAtomValue(siteAtom);
  const cart = useAtomValue(cartAtom);
  const { isCart } = useContext(ProblemWaysContext);
  const { isBusy, act } = useProblemAction(popup);
  const backLabel = cart?.config.cartErrorButtonText || site.cartErrorButtonText;
  return (
    <ProblemPopup
      problem={request}
      isOpen={isOpen}
      text={problemText(request)}
      actions={problemActions(request, isCart ? { backLabel } : {})}
      isBusy={isBusy}
      onAction={act}
      onClosed={onClosed}
    />
  );
}
