import { cartAtom, dismissProblemAtom, leavePageAtom, problemAtom, siteAtom } from "@store/shopper-state";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { lazy, Suspense, useEffect, useState } from "react";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { cartStep } from "../steps/step-table.ts";
import { loadCheckoutLogin, loadServedPopup } from "./late-popups.ts";
import { PlainProblem } from "./plain-problem.tsx";
import { type ProblemAction, problemActions } from "./problem-actions.ts";
import { problemText } from "./problem-texts.ts";
import { useDrawnProblem } from "./use-drawn-problem.ts";

const loadPopup = () =>
  import("./problem-popup.tsx").then(
    (popup) => ({ default: popup.ProblemPopup }),
    () => ({ default: PlainProblem }),
  );
const DrawnAsPopup = lazy(loadPopup);
const CheckoutLogin = lazy(loadCheckoutLogin);
const ServedPopup = lazy(loadServedPopup);

export interface ProblemDialogProps extends Pick<PageNavigation, "onGo"> {
  /** A cart page is where "Back to Cart" would lead: there its button has a configured text and just closes (AMB-047). */
  readonly isCart?: boolean;
  readonly onRefresh?: () => void;
}

function refreshPage(): void {
  location.reload();
}

/** What interrupts the shopper, one after another: focus in, kept, and given back (POP-14, POP-19, ERR-06). */
export function ProblemDialog({ onGo, isCart = false, onRefresh = refreshPage }: ProblemDialogProps) {
  const store = useStore();
  const site = useAtomValue(siteAtom);
  const cart = useAtomValue(cartAtom);
  const dismiss = useSetAtom(dismissProblemAtom);
  const { drawn, isOpen, onClosed } = useDrawnProblem();
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => () => store.set(leavePageAtom), [store]);

  // Ahead of need: an interruption is often the loss of the connection it would be loaded over.
  useEffect(() => void loadPopup(), []);

  async function act(action: ProblemAction): Promise<void> {
    // A second press while it fades or works is none.
    if (!isOpen || isBusy) return;
    if (action.kind === "remove") return remove(action);
    dismiss();
    if (action.kind === "go") void onGo(action.path);
    if (action.kind === "refresh") onRefresh();
    if (action.kind === "retry") action.retry();
    if (action.kind === "continue") action.onContinue();
  }

  /** Takes out what is in the way; where that fails, or leaves nothing, the cart shows what there is (POP-08, AMB-049). */
  async function remove({ errorType, onMended }: Extract<ProblemAction, { kind: "remove" }>): Promise<void> {
    const mine = store.get(problemAtom);
    setIsBusy(true);
    const isMended = await import("../popups/remove-unavailable.ts").then(
      ({ removeUnavailable }) => removeUnavailable(store, errorType),
      () => false,
    );
    setIsBusy(false);
    // The page was left meanwhile, and this question with it: nobody waits for what follows.
    if (store.get(problemAtom) !== mine) return;
    dismiss();
    if (isMended) onMended();
    else void onGo(cartStep.path);
  }

  if (drawn === null) return null;
  const backLabel = cart?.config.cartErrorButtonText || site.cartErrorButtonText;
  const popup = {
    isOpen,
    onClosed,
    onClose: () => {
      if (isOpen) dismiss();
    },
  };
  return (
    <Suspense fallback={null}>
      {drawn.kind === "checkoutLogin" ? (
        <CheckoutLogin request={drawn} {...popup} />
      ) : drawn.kind === "servedPopup" ? (
        <ServedPopup request={drawn} {...popup} />
      ) : (
        <DrawnAsPopup
          problem={drawn}
          isOpen={isOpen}
          text={problemText(drawn)}
          actions={problemActions(drawn, isCart ? { backLabel } : {})}
          isBusy={isBusy}
          onAction={(action) => void act(action)}
          onClosed={onClosed}
        />
      )}
    </Suspense>
  );
}
