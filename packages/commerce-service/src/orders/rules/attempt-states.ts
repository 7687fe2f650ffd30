import type { OrderAttempt } from "@store/contract/orders";
import type { OrderAttemptRow } from "../../database/schema.ts";

export type AttemptState = OrderAttemptRow["state"];

interface Meaning {
  /** What a shopper is told of it. */
  status: OrderAttempt["status"];
  /** Nothing changes it any more, and its reply is stored. */
  isEnded: boolean;
  /** Its payment may still turn out to be approved, and make it an order. */
  isPlaceable: boolean;
}

/** What each state of an attempt means. It is "authorising" when it is entered, and "unknown" when no answer came. */
export const attemptStates = {
  reserved: { status: "inProgress", isEnded: false, isPlaceable: true },
  authorising: { status: "inProgress", isEnded: false, isPlaceable: true },
  authorised: { status: "inProgress", isEnded: false, isPlaceable: true },
  unknown: { status: "confirming", isEnded: false, isPlaceable: true },
  // From here on nobody may place it: what is held of its payment goes back.
  releasing: { status: "confirming", isEnded: false, isPlaceable: false },
  placed: { status: "placed", isEnded: true, isPlaceable: false },
  failed: { status: "failed", isEnded: true, isPlaceable: false },
} as const satisfies Record<AttemptState, Meaning>;

/** From these an attempt may still become an order. */
export const placeableStates = statesThat(({ isPlaceable }) => isPlaceable);

/** From these it may still fail. */
export const runningStates = statesThat(({ isEnded }) => !isEnded);

/** From these nothing changes it. */
export const endedStates = statesThat(({ isEnded }) => isEnded);

/** The press that asks for its cards no longer does: only a look-up tells more. */
export const confirmingStates = statesThat(({ status }) => status === "confirming");

function statesThat(is: (meaning: Meaning) => boolean): AttemptState[] {
  // Keys of a table that the compiler has checked.
  return (Object.keys(attemptStates) as AttemptState[]).filter((state) => is(attemptStates[state]));
}
