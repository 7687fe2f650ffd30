import { useLayoutEffect, useRef, useState } from "react";

import type { PopupRequest } from "./popup-list.ts";

/** The popup on screen, and its changes when the list changes. */
export function useTurns<Request extends PopupRequest>(first: Request | undefined, onClose: () => void) {
  const [storedTurn, setTurn] = useState<Turn<Request>>({ number: 0, active: first, isClosing: false });
  const turn = nextTurn(storedTurn, first);
  if (turn !== storedTurn) setTurn(turn);
  const { number, active, isClosing } = turn;
  const isOpen = !isClosing && active !== undefined;
  // A close may be called late, by the response to a call: it applies only to the popup that it was passed to.
  const openTurn = useRef<number | null>(null);
  useLayoutEffect(() => {
    openTurn.current = isOpen ? number : null;
  });

  return {
    number,
    active,
    isOpen,
    onClose: () => {
      if (openTurn.current !== number) return;
      openTurn.current = null;
      setTurn((now) => ({ ...now, isClosing: true }));
      onClose();
    },
    onClosed: () =>
      setTurn((now) =>
        now.number === number && now.isClosing ? { number: number + 1, active: undefined, isClosing: false } : now,
      ),
  };
}

/** One popup on screen, from its opening to the end of its fade-out. */
interface Turn<Request extends PopupRequest> {
  /** Each turn is a new popup. */
  readonly number: number;
  readonly active: Request | undefined;
  readonly isClosing: boolean;
}

/**
 * The next turn if the list starts with another request: a request of the same kind updates the popup; any other, or
 * none, waits until this one has faded out.
 */
function nextTurn<Request extends PopupRequest>(turn: Turn<Request>, first: Request | undefined): Turn<Request> {
  if (turn.isClosing || turn.active === first) return turn;
  if (turn.active === undefined || turn.active.kind === first?.kind) return { ...turn, active: first };
  return { ...turn, isClosing: true };
}
