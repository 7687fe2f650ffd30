import { useEffect, useState } from "react";
import { openDesign } from "../design/open-design.ts";
import { type PlannerAddress, toPlannerUrl } from "../design/planner-address.ts";
import { inPlace } from "../place-menu/place-menu.tsx";
import type { PlannerModel } from "../state/use-planner.ts";

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

/** A design as the browser keeps it. */
type StoredDesign = Pick<PlannerAddress, "design" | "fabric" | "legs">;

/**
 * The last design of a collection that this browser planned, as long as the planner has none; null without one. It is
 * offered once: the next design takes its place.
 */
function useStoredDesign(collectionCode: string, current: StoredDesign): StoredDesign | null {
  const key = `sectional-planner.${collectionCode}`;
  const [stored, setStored] = useState<StoredDesign | null>(null);
  const { design, fabric, legs } = current;
  useEffect(() => {
    if (design === "") setStored(read(key));
    else write(key, { design, fabric, legs });
  }, [key, design, fabric, legs]);
  return design === "" ? stored : null;
}

function read(key: string): StoredDesign | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { design, fabric, legs } = value as Record<string, unknown>;
    if (typeof design !== "string" || design === "" || typeof fabric !== "string" || typeof legs !== "string")
      return null;
    return { design, fabric, legs };
  } catch {
    // Storage is blocked or its content is not ours.
    return null;
  }
}

function write(key: string, design: StoredDesign): void {
  try {
    localStorage.setItem(key, JSON.stringify(design));
  } catch {
    // The design is in the address, too.
  }
}
