import type { CSSProperties, ReactNode } from "react";
import type { Place } from "../places/list-places.ts";
import type { Surface } from "../state/planner-state.ts";
import type { PlannerModel } from "../state/use-planner.ts";

export interface PlaceButtonProps {
  readonly planner: PlannerModel;
  readonly place: Place;
  readonly surface: Surface;
  /** Whether it is a stop of the Tab key. */
  readonly isTabStop?: boolean;
  readonly style?: CSSProperties;
  readonly isNear?: boolean;
  /** Its name, which begins with its text; the place's by default. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** The id of the form to which the buttons of places belong. */
export const placesForm = "planner-places";

/** The button that opens the menu of a place. It submits the address of the page without scripts. */
export function PlaceButton({
  planner,
  place,
  surface,
  isTabStop = true,
  isNear,
  style,
  label = place.name,
  children,
}: PlaceButtonProps) {
  const { state, dispatch } = planner;
  const at = { key: place.key, surface };
  const isOpen = state.menu?.key === place.key && state.menu.surface === surface;
  return (
    <button
      type="submit"
      form={placesForm}
      name="place"
      value={place.key}
      data-place={place.key}
      data-kind={place.kind}
      data-near={isNear ? "" : undefined}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      tabIndex={isTabStop ? 0 : -1}
      style={style}
      onClick={(event) => {
        event.preventDefault();
        dispatch(isOpen ? { type: "closeMenu" } : { type: "openMenu", at });
      }}
      onFocus={() => dispatch({ type: "activate", key: place.key })}
    >
      {children}
    </button>
  );
}
