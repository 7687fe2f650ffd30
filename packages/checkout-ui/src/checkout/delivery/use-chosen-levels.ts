import type { Recipient, Shipment } from "@store/contract/checkout";
import { readControl } from "@store/ui-kit/use-form";
import { useEffect, useState } from "react";
import type { StepActionData } from "../step-work/step-action-data.ts";
import { type ChosenLevels, shipmentKey } from "./chosen-levels.ts";
import { parseLevels } from "./parse-levels.ts";

/** The service levels on screen that are not saved yet; what was chosen before the page's script ran is taken up. */
export function useChosenLevels(recipients: readonly Recipient[], fields: StepActionData["fields"]) {
  const [chosen, setChosen] = useState<ChosenLevels>(() => parseLevels(recipients, (name) => fields?.[name] ?? null));
  useEffect(() => {
    setChosen(parseLevels(recipients, readControl));
  }, []);

  function choose(recipientId: string, shipment: Shipment, value: string): void {
    const offered = shipment.availableServiceLevels.find(({ level }) => String(level) === value);
    if (offered) setChosen(new Map([...chosen, [shipmentKey(recipientId, shipment), offered.level]]));
  }

  return { chosen, choose };
}
