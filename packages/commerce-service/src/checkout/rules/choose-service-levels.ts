import type { ServiceLevel } from "@store/contract/shared";
import type { PricedShipment } from "../../basket/rules/price-basket.ts";

export type LevelChoice =
  | { ok: true; serviceLevels: Record<string, ServiceLevel> }
  | { ok: false; problem: "notOffered" };

/** The level of every shipment after a choice: what was chosen, else what it had. Only offered levels can be chosen. */
export function chooseServiceLevels(
  shipments: readonly Pick<PricedShipment, "id" | "levels" | "selected">[],
  choices: readonly { id: string; serviceLevel: ServiceLevel }[],
): LevelChoice {
  const isOffered = choices.every((choice) =>
    shipments.some(({ id, levels }) => id === choice.id && levels.some(({ level }) => level === choice.serviceLevel)),
  );
  if (!isOffered) return { ok: false, problem: "notOffered" };
  const chosen = new Map(choices.map(({ id, serviceLevel }) => [id, serviceLevel]));
  return {
    ok: true,
    serviceLevels: Object.fromEntries(shipments.map(({ id, selected }) => [id, chosen.get(id) ?? selected])),
  };
}
