import type { Recipient, Shipment } from "@store/contract/checkout";
import { type ChosenLevels, shipmentKey } from "./chosen-levels.ts";

type Level = Shipment["selectedServiceLevel"];

/** The name of the field that holds the service level of a recipient's shipment. */
export function levelFieldName(recipientId: string, shipment: Pick<Shipment, "id">): string {
  return `serviceLevel.${shipmentKey(recipientId, shipment)}`;
}

/** The levels that fields hold, of those that are offered. `read` answers the text of a field, or null where there is none. */
export function parseLevels(recipients: readonly Recipient[], read: (name: string) => string | null): ChosenLevels {
  const chosen = recipients.flatMap(({ id, shipments }) =>
    shipments.flatMap((shipment): Array<[string, Level]> => {
      const text = read(levelFieldName(id, shipment));
      const offered = shipment.availableServiceLevels.find(({ level }) => String(level) === text);
      return offered ? [[shipmentKey(id, shipment), offered.level]] : [];
    }),
  );
  return new Map(chosen);
}
