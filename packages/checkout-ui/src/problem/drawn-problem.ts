import type { CartValidation } from "@store/contract/checkout";
import type { ProblemAction, ProblemActions } from "./problem-actions.ts";
import type { ProblemText } from "./problem-texts.ts";

/** What it takes to draw an interruption, whichever way it is drawn. */
export interface DrawnProblem {
  readonly isOpen: boolean;
  readonly text: ProblemText;
  readonly items: CartValidation["unavailableItems"];
  readonly actions: ProblemActions;
  readonly onAction: (action: ProblemAction) => void;
}
