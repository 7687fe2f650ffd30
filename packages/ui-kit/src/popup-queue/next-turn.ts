import type { PopupRequest } from "./popup-list.ts";

/** One popup on screen, from its opening to the end of its fading out. */
export interface Turn<Request extends PopupRequest> {
  /** Each turn is a fresh popup. */
  readonly number: number;
  readonly drawn: Request | undefined;
  readonly isClosing: boolean;
}

/**
 * What becomes of a turn when the list begins with something else: another request of the same kind is the same popup with
 * newer words; any other, or none, waits until this one has faded out.
 */
export function nextTurn<Request extends PopupRequest>(turn: Turn<Request>, first: Request | undefined): Turn<Request> {
  if (turn.isClosing || turn.drawn === first) return turn;
  if (turn.drawn === undefined || turn.drawn.kind === first?.kind) return { ...turn, drawn: first };
  return { ...turn, isClosing: true };
}
