import { useEffect, useState } from "react";
import type { PlannerAddress } from "../design/planner-address.ts";

/** A design as the browser keeps it. */
type StoredDesign = Pick<PlannerAddress, "design" | "fabric" | "legs">;

/**
 * The last design of a collection that this browser planned, as long as the planner has none; null without one. It is
 * offered once: the next design takes its place.
 */
export function useStoredDesign(collectionCode: string, current: StoredDesign): StoredDesign | null {
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
