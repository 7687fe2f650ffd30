import { openDesign } from "../design/open-design.ts";
import { toPlannerUrl } from "../design/planner-address.ts";
import { inPlace } from "../place-menu/place-menu.tsx";
import type { PlannerModel } from "../state/use-planner.ts";
import { useStoredDesign } from "../state/use-stored-design.ts";

interface RestoreLinkProps {
  readonly planner: PlannerModel;
  readonly collectionCode: string;
}

/** Brings the last design of this browser back, as long as the planner has none. */
export function RestoreLink({ planner, collectionCode }: RestoreLinkProps) {
  const { state, designText: text, catalog, path, dispatch } = planner;
  const stored = useStoredDesign(collectionCode, { design: text, fabric: state.fabric, legs: state.legs });
  if (!stored) return null;
  return (
    <a
      href={toPlannerUrl(path, stored)}
      data-part="planner-restore"
      onClick={inPlace(() => {
        const { design } = openDesign(stored.design, catalog);
        dispatch({ type: "open", design, announcement: "Your design is restored." });
        dispatch({ type: "choose", choice: { fabric: stored.fabric, legs: stored.legs } });
        // This link goes away: the focus goes on to the first piece.
        dispatch({ type: "moveTo", at: { key: design.pieces[0]?.id ?? "", surface: "plan" } });
      })}
    >
      Restore my design
    </a>
  );
}
