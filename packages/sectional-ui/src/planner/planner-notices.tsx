import type { SectionalPage } from "@store/contract/sectionals";
import { Alert } from "@store/ui-kit/alert";
import { openDesign } from "../design/open-design.ts";
import { toPlannerUrl } from "../design/planner-address.ts";
import { inPlace } from "../place-menu/place-menu.tsx";
import type { PlannerModel } from "../state/use-planner.ts";
import { useStoredDesign } from "../state/use-stored-design.ts";

interface PlannerNoticesProps {
  readonly planner: PlannerModel;
  readonly page: Pick<SectionalPage, "collectionCode">;
  /** Names of pieces that could not be placed; null if the design was opened as it was. */
  readonly leftOut: readonly string[] | null;
  /** Whether a design was asked for that is no longer in the cart. */
  readonly isMissing: boolean;
}

/** What the shopper should know about the design: that another one was opened, that it replaces one, or that one can be restored. */
export function PlannerNotices({ planner, page, leftOut, isMissing }: PlannerNoticesProps) {
  const { state, design, catalog, path, dispatch, toUrl } = planner;
  const stored = useStoredDesign(page.collectionCode, { design, fabric: state.fabric, legs: state.legs });
  const isUntouched = state.history.past.length === 0;
  return (
    <>
      {leftOut && isUntouched ? (
        <Alert tone="info" title="This design cannot be opened as it was.">
          {leftOut.length === 0
            ? "Some of its pieces are no longer sold, or its address is incomplete."
            : `Left out, because it does not fit: ${leftOut.join(", ")}.`}
        </Alert>
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
              onClick={inPlace(() => dispatch({ type: "choose", choice: { replaces: "" } }))}
            >
              Add it as another design instead
            </a>
          </p>
        </Alert>
      )}
      {stored ? (
        <p data-part="planner-restore">
          <a
            href={toPlannerUrl(path, stored)}
            onClick={inPlace(() => {
              const { layout } = openDesign(stored.design, catalog);
              dispatch({ type: "open", layout, announcement: "Your design is restored." });
              dispatch({ type: "choose", choice: { fabric: stored.fabric, legs: stored.legs } });
            })}
          >
            Restore my design
          </a>
        </p>
      ) : null}
    </>
  );
}
