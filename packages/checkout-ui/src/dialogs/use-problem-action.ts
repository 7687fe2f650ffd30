import { problemAtom } from "@store/shopper-state";
import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { useStore } from "jotai";
import { useContext, useState } from "react";
import { cartStep } from "../checkout/steps/step-table.ts";
import type { ProblemAction } from "./problem-actions.ts";
import type { MessageProblem } from "./problem-texts.ts";
import { ProblemWaysContext } from "./problem-ways.ts";

function refreshPage(): void {
  location.reload();
}

/** Does what a button of an interruption says. It is closed at the press, since the page may be left before it has faded out. */
export function useProblemAction({ request, isOpen, onClose }: QueuedPopupProps<MessageProblem>) {
  const store = useStore();
  const { onGo, onRefresh = refreshPage } = useContext(ProblemWaysContext);
  const [isBusy, setIsBusy] = useState(false);

  function act(action: ProblemAction): void {
    // A second press while it fades or works is none.
    if (!isOpen || isBusy) return;
    if (action.kind === "remove") return void remove(action);
    onClose();
    if (action.kind === "go") void onGo(action.path);
    if (action.kind === "refresh") onRefresh();
    if (action.kind === "retry") action.retry();
    if (action.kind === "continue") action.onContinue();
  }

  /** Takes out what is in the way; where that fails, or leaves nothing, the cart shows what there is (POP-08, AMB-049). */
  async function remove({ errorType, onMended }: Extract<ProblemAction, { kind: "remove" }>): Promise<void> {
    setIsBusy(true);
    const isMended = await import("./remove-unavailable.ts").then(
      ({ removeUnavailable }) => removeUnavailable(store, errorType),
      () => false,
    );
    setIsBusy(false);
    // The page was left meanwhile, and this question with it: nobody waits for what follows.
    if (store.get(problemAtom) !== request) return;
    onClose();
    if (isMended) onMended();
    else void onGo(cartStep.path);
  }

  return { isBusy, act };
}
