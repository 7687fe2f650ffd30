import { Button } from "@store/ui-kit/button";
import { AddressFields } from "../place-menu/places-form.tsx";
import type { PlannerModel } from "../state/use-planner.ts";

export interface LegChoiceProps {
  readonly planner: PlannerModel;
  readonly legs: readonly { readonly code: string; readonly name: string }[];
}

/** The legs as radios; without scripts, a button asks for the page with the chosen ones. */
export function LegChoice({ planner: { state, path, toUrl, dispatch }, legs }: LegChoiceProps) {
  return (
    <form method="get" action={path} data-part="leg-choice">
      <AddressFields url={toUrl({ panel: "SelectFabric" })} omit="legs" />
      <fieldset>
        <legend data-part="field-label">Legs</legend>
        {legs.map(({ code, name }) => (
          <label key={code}>
            <input
              type="radio"
              name="legs"
              value={code}
              checked={code === state.legs}
              onChange={() => dispatch({ type: "choose", choice: { legs: code } })}
            />{" "}
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="secondary" data-no-scripts="">
        Choose Legs
      </Button>
    </form>
  );
}
