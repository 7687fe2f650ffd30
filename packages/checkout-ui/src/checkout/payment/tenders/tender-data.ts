import { atom } from "jotai/vanilla";
import { createContext } from "react";
import type { StepActionData } from "../../step-work/step-action-data.ts";
import type { TenderSection } from "./check-tender-fields.ts";
import type { TenderCommandName } from "./tender-commands.ts";

/** The server's result of a section that was submitted without scripts. */
export const TenderDataContext = createContext<StepActionData>({});

/** The announcement after a tender was applied or removed. */
export const tenderAnnouncementAtom = atom("");

/** Removals have a separate form. */
export type TenderFormName = TenderSection | "applied";

/** The form of a section's controls: it cannot be inside the form of the step. */
export const tenderFormId = (name: TenderFormName): string => `tender-form-${name}`;

/** The attributes with which a button names its command and its argument. */
export function tenderIntent(form: TenderFormName, command: TenderCommandName, argument = "") {
  const value = argument === "" ? command : `${command}:${argument}`;
  return { type: "submit", name: "intent", value, form: tenderFormId(form) } as const;
}
