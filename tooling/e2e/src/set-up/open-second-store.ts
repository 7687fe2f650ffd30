import { expect } from "@playwright/test";
import type { SecondStore } from "./second-store.ts";

export type { SecondStore };

/**
 * The store of other settings, on the database of all journeys: its planner and its recommendations are of other origins,
 * its debug tools are on, and it has every wallet. The first journey that asks starts it, the last one's end ends it.
 */
export async function openSecondStore(): Promise<SecondStore> {
  const response = await fetch(process.env.JOURNEY_SECOND_STORE ?? "");
  expect(response.ok, "the second store starts").toBe(true);
  return response.json();
}
