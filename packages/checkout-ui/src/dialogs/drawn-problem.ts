import type { ProblemAction, ProblemActions } from "./problem-actions.ts";
import type { MessageProblem, ProblemText } from "./problem-texts.ts";

/** What it takes to draw an interruption, whichever way it is drawn. */
export interface DrawnProblem {
  readonly problem: MessageProblem;
  readonly isOpen: boolean;
  readonly text: ProblemText;
  readonly actions: ProblemActions;
  /** A press on its button is under way. */
  readonly isBusy: boolean;
  readonly onAction: (action: ProblemAction) => void;
  /** It has left the screen. */
  readonly onClosed: () => void;
}
