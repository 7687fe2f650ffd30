import { atom } from "jotai/vanilla";
import { createContext } from "react";
import type { StepActionData } from "../../step-work/step-action-data.ts";
import type { TenderSection } from "./check-tender-fields.ts";
import type { TenderCommandName } from "./tender-commands.ts";

/** What the page's server says of a section that was submitted without scripts. */
export const TenderDataContext = createContext<StepActionData>({});

/** What is read out once a tender was applied or removed. */
export const tenderAnnouncementAtom = atom("");

/** Removals have a form of their own. */
export type TenderFormName = TenderSection | "applied";

/** The form that the controls of a section belong to: it cannot stand inside the form of the step. */
export const tenderFormId = (name: TenderFormName): string => `tender-form-${name}`;

/** The attributes by which a button names its command, with what the command is about. */
export function tenderIntent(form: TenderFormName, command: TenderCommandName, argument = "") {
  const value = argument === "" ? command : `${command}:${argument}`;
  return { type: "submit", name: "intent", value, form: tenderFormId(form) } as const;
}
