import { atom } from "jotai/vanilla";
import { createContext, type SubmitEvent } from "react";
import type { StepActionData } from "../../step-work/step-action-data.ts";
import type { TenderSection } from "./check-tender-fields.ts";
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

/** The button that Enter presses without scripts: it applies what is typed in a section, and otherwise is Next. */
export const enterName = "enter";

/**
 * Whether the browser has to post the form of the step: something is typed or pressed in a section whose script has not
 * loaded. With its script, a section has a form of its own.
 */
export function hasPlainTender({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>): true | undefined {
  const fields = currentTarget.querySelectorAll<HTMLInputElement>("[data-part=tender] [type=text]:not([form])");
  const isTyped = [...fields].some(({ value }) => value.trim());
  return isTyped || nativeEvent.submitter?.matches("[name=intent]") || undefined;
}

/** The attributes of a submit button that sends a command with its argument. */
export function tenderIntent(form: TenderFormName, command: TenderCommandName, argument = "") {
  const value = argument === "" ? command : `${command}:${argument}`;
  return { type: "submit", name: "intent", value, form: tenderFormId(form) } as const;
}
