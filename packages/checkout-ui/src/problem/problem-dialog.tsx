import { dismissProblemAtom, type Problem, problemAtom } from "@store/shopper-state";
import { useAtomValue, useSetAtom } from "jotai";
import { lazy, Suspense, useEffect, useState } from "react";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { PlainProblem } from "./plain-problem.tsx";
import { type ProblemAction, problemActions } from "./problem-actions.ts";
import { problemText } from "./problem-texts.ts";

const loadPopup = () =>
  import("./problem-popup.tsx").then(
    (popup) => ({ default: popup.ProblemPopup }),
    () => ({ default: PlainProblem }),
  );
const DrawnAsPopup = lazy(loadPopup);

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
  // The words stay while the popup fades out.
  const [shown, setShown] = useState<Problem | null>(problem);
  if (problem !== null && problem !== shown) setShown(problem);

  // Ahead of need: an interruption is often the loss of the connection it would be loaded over.
  useEffect(() => void loadPopup(), []);

  function act(action: ProblemAction): void {
    dismiss();
    if (action.kind === "go") void onGo(action.path);
    if (action.kind === "refresh") onRefresh();
    if (action.kind === "retry") action.retry();
  }

  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      <DrawnAsPopup
        isOpen={problem !== null}
        text={problemText(shown)}
        items={shown.kind === "cartInvalid" ? shown.validation.unavailableItems : []}
        actions={problemActions(shown)}
        onAction={act}
      />
    </Suspense>
  );
}
