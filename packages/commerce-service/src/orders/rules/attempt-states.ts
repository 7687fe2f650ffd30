import type { OrderAttempt } from "@store/contract/orders";
import type { OrderAttemptRow } from "../../database/schema.ts";

export type AttemptState = OrderAttemptRow["state"];

interface Meaning {
  /** The status in replies. */
  status: OrderAttempt["status"];
  /** The state is final, and its reply is stored. */
  isEnded: boolean;
  /** Its payment may still be approved, so that it can become an order. */
  isPlaceable: boolean;
}

/**
 * The meaning of each state of an attempt. It starts as "authorizing", and becomes "unknown" if there is no response.
 */
export const attemptStates = {
  reserved: { status: "inProgress", isEnded: false, isPlaceable: true },
  authorizing: { status: "inProgress", isEnded: false, isPlaceable: true },
  authorized: { status: "inProgress", isEnded: false, isPlaceable: true },
  unknown: { status: "confirming", isEnded: false, isPlaceable: true },
  // It cannot be placed any more: its payments are being released.
  releasing: { status: "confirming", isEnded: false, isPlaceable: false },
  placed: { status: "placed", isEnded: true, isPlaceable: false },
  failed: { status: "failed", isEnded: true, isPlaceable: false },
} as const satisfies Record<AttemptState, Meaning>;

/** From these states an attempt may still become an order. */
export const placeableStates = statesThat(({ isPlaceable }) => isPlaceable);

/** From these states it may still fail. */
export const runningStates = statesThat(({ isEnded }) => !isEnded);

/** These states are final. */
export const endedStates = statesThat(({ isEnded }) => isEnded);

/** The submission no longer authorizes its cards: only a lookup helps. */
export const confirmingStates = statesThat(({ status }) => status === "confirming");

function statesThat(is: (meaning: Meaning) => boolean): AttemptState[] {
  // Keys of a table that the compiler has checked.
  return (Object.keys(attemptStates) as AttemptState[]).filter((state) => is(attemptStates[state]));
}
