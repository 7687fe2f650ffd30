import { dismissProblemAtom, leavePageAtom, problemsAtom } from "@store/shopper-state";
import { PopupQueue } from "@store/ui-kit/popup-queue";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { loadProblemPopup } from "./problem-message.tsx";
import { problemRegistry } from "./problem-registry.ts";
import { type ProblemWays, ProblemWaysContext } from "./problem-ways.ts";

/** What interrupts the shopper, one after another: focus in, kept, and given back (POP-14, POP-19, ERR-06). */
export function ProblemDialog(ways: ProblemWays) {
  const problems = useAtomValue(problemsAtom);
  const dismiss = useSetAtom(dismissProblemAtom);
  const leavePage = useSetAtom(leavePageAtom);
  useEffect(() => leavePage, [leavePage]);
  // Ahead of need: an interruption is often the loss of the connection it would be loaded over.
  useEffect(() => void loadProblemPopup(), []);
  return (
    <ProblemWaysContext value={ways}>
      <PopupQueue popups={problems} registry={problemRegistry} onClose={dismiss} />
    </ProblemWaysContext>
  );
}
