import { PlaceButton } from "../place-menu/place-button.tsx";
import { PlaceMenu } from "../place-menu/place-menu.tsx";
import { formatSize } from "../places/describe-size.ts";
import type { Place } from "../places/list-places.ts";
import { handleHistoryKey } from "../plan/handle-plan-key.ts";
import type { PlannerModel } from "../state/use-planner.ts";

/** The pieces in words, from the left end to the right end, with the commands of the plan. */
export function PieceList({ planner }: { readonly planner: PlannerModel }) {
  const { places, state } = planner;
  const open = state.menu?.surface === "list" ? state.menu.key : undefined;
  return (
    <ol
      data-part="piece-list"
      data-surface="list"
      aria-label="Pieces from left to right"
      onKeyDown={(event) => handleHistoryKey(event, planner, "list")}
    >
      {places.map((place) => (
        <li key={place.key} data-kind={place.kind}>
          <PieceText place={place} planner={planner} />
          {place.kind === "piece" ? (
            <PlaceButton planner={planner} place={place} surface="list" label={`Change ${place.name}`}>
              Change
            </PlaceButton>
          ) : (
            <PlaceButton planner={planner} place={place} surface="list">
              <span aria-hidden="true">+ </span>
              <span>{shorten(place.name)}</span>
            </PlaceButton>
          )}
          {place.key === open ? (
            <PlaceMenu key={place.key} planner={planner} place={place} surface="list" takesFocus />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function PieceText({ place, planner: { catalog, unit } }: { place: Place; planner: PlannerModel }) {
  if (place.kind === "join") return null;
  const kind = catalog.get(place.piece.itemTypeCode);
  const ottoman = catalog.get(place.piece.ottoman ?? "");
  if (!kind) return null;
  return (
    <span data-part="piece-list-text">
      <strong>{kind.name}</strong> <span data-part="soft">{formatSize(kind, unit)}</span>
      {ottoman ? <span data-part="soft">{`, with ${ottoman.name}, ${formatSize(ottoman, unit)}`}</span> : null}
    </span>
  );
}

/** The name of a join point without the number of pieces that fit. */
const shorten = (name: string) => name.replace(/, \d+ fits?$/, "");
