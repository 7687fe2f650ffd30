import { Alert } from "@store/ui-kit/alert";
import { inPlace } from "../place-menu/place-menu.tsx";
import type { PlannerModel } from "../state/use-planner.ts";

interface PlannerNoticesProps {
  readonly planner: PlannerModel;
  /** Names of pieces that could not be placed; null if the design was opened as it was. */
  readonly leftOut: readonly string[] | null;
  /** Whether a design was asked for that is no longer in the cart. */
  readonly isMissing: boolean;
  /** The fabric that is shown in place of one that is not offered; null if the design was opened in its own. */
  readonly otherFabric: string | null;
}

/** What the shopper should know about the design: that another one was opened, or that it replaces one. */
export function PlannerNotices({ planner, leftOut, isMissing, otherFabric }: PlannerNoticesProps) {
  const { state, dispatch, toUrl } = planner;
  const focusPlan = () => moveToPlan(planner);
  const isUntouched = state.history.past.length === 0;
  return (
    <>
      <LeftOutNotice leftOut={isUntouched ? leftOut : null} />
      {otherFabric !== null && isUntouched ? (
        <Alert tone="info">{`The fabric of this design is not offered here. You see it in ${otherFabric}.`}</Alert>
      ) : null}
      {isMissing && isUntouched ? (
        <Alert tone="info">This design is no longer in your cart. You can plan it anew.</Alert>
      ) : null}
      {state.replaces === "" ? null : (
        <Alert tone="info">
          <p>
            You are changing a design of your cart. Adding it replaces the one in the cart.{" "}
            <a
              href={toUrl({ replaces: "" })}
              onClick={inPlace(() => {
                dispatch({ type: "choose", choice: { replaces: "" } });
                focusPlan();
              })}
            >
              Add it as another design instead
            </a>
          </p>
        </Alert>
      )}
    </>
  );
}

/** Names what a design was opened without; nothing if it was opened as it was. */
export function LeftOutNotice({ leftOut }: Pick<PlannerNoticesProps, "leftOut">) {
  if (leftOut === null) return null;
  return (
    <Alert tone="info" title="This design cannot be opened as it was.">
      {leftOut.length === 0
        ? "Some of its pieces are no longer sold, or its address is incomplete."
        : `Left out, because it does not fit: ${leftOut.join(", ")}.`}
    </Alert>
  );
}

/** The link that was pressed goes away: the focus goes on to the plan. */
function moveToPlan({ places, state, dispatch }: PlannerModel) {
  const key = places.find((place) => place.key === state.active)?.key ?? places[0]?.key;
  if (key !== undefined) dispatch({ type: "moveTo", at: { key, surface: "plan" } });
}
