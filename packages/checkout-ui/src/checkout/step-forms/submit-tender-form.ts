import { type TenderCommandName, tenderCommands } from "../payment/tenders/tender-commands.ts";
import { isServiceFailure, type TenderOutcome } from "../payment/tenders/tender-work.ts";
import { saveFailedText } from "../step-work/step-outcome.ts";
import { paymentStep } from "../steps/step-table.ts";
import type { FormOutcome, StepForm } from "./step-form.ts";

/** The URL of the payment step with one of its sections open. */
export const openSectionPath = (section: string): string => `${paymentStep.path}?open=${section}`;

function findCommand(name: string): TenderCommandName | undefined {
  const names = Object.keys(tenderCommands) as TenderCommandName[]; // exactly the keys of the table
  return names.find((command) => command === name);
}

/** Runs the command of a tender button without scripts. Numbers, codes and PINs are sent only to the service. */
export async function submitTenderForm(form: StepForm, intent: string): Promise<FormOutcome> {
  const [name = "", ...rest] = intent.split(":");
  const command = findCommand(name);
  if (command === undefined) return { kind: "alert", message: saveFailedText };
  const work = { ...form, argument: rest.join(":"), browser: null };
  // A form that was submitted twice takes effect once; one that was corrected after the browser's Back is evaluated
  // again.
  let outcome = await tenderCommands[command]({ ...work, call: form.callOnce });
  if (isOutdated(outcome, form)) outcome = await tenderCommands[command](work);
  return toFormOutcome(command, outcome);
}

function isOutdated(outcome: TenderOutcome, { isReplayed }: StepForm): boolean {
  if (outcome.kind !== "failed") return outcome.kind !== "done" && isReplayed();
  return outcome.failure.kind === "refused" && outcome.failure.errorCode === "IdempotencyMismatch";
}

function toFormOutcome(command: TenderCommandName, outcome: TenderOutcome): FormOutcome {
  switch (outcome.kind) {
    case "done":
      return { kind: "moved", path: command === "lookUpRewards" ? openSectionPath("certificate") : paymentStep.path };
    case "refused":
      return { kind: "invalidForm", errors: outcome.errors };
    case "failed":
      if (command === "applyGiftCard" && isServiceFailure(outcome.failure)) return { kind: "giftCardUnavailable" };
      return outcome;
    case "promoChoice":
    case "cartInvalid":
      return outcome;
    default:
      return outcome satisfies never;
  }
}
