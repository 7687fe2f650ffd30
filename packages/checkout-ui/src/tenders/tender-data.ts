import { atom } from "jotai/vanilla";
import { createContext } from "react";
import type { StepActionData } from "../step-work/step-action-data.ts";
import type { TenderSection } from "../step-work/step-outcome.ts";
import type { TenderCommandName } from "./tender-commands.ts";

/** The result of a form that was submitted without scripts. */
export const TenderDataContext = createContext<StepActionData>({});

/** The announcement after a tender was applied or removed. */
export const tenderAnnouncementAtom = atom("");

/**
 * The sections in which something is typed and not applied yet, with a function that applies it: it resolves to false
 * if it was refused, which the section then shows. The step applies them before it goes on.
 */
export const typedTendersAtom = atom<ReadonlyMap<TenderSection, () => Promise<boolean>>>(new Map());

/** A section's form, or the form of the buttons that remove applied tenders. */
export type TenderFormName = TenderSection | "applied";

/** The id of a form, for the `form` attribute of its controls: forms cannot be nested, and they are inside the step's. */
export const tenderFormId = (name: TenderFormName): string => `tender-form-${name}`;

/** The id of the disclosure that holds a section. */
export const tenderSectionId = (section: TenderSection): string => `tender-${section}`;

/** The attributes of a submit button that sends a command with its argument. */
export function tenderIntent(form: TenderFormName, command: TenderCommandName, argument = "") {
  const value = argument === "" ? command : `${command}:${argument}`;
  return { type: "submit", name: "intent", value, form: tenderFormId(form) } as const;
}
