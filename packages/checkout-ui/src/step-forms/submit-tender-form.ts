import { invalid, moved, shown } from "@store/ui-kit/form-outcome";
import { type TenderSection, toAlert } from "../step-work/step-outcome.ts";
import { paymentStep } from "../steps/step-table.ts";
import { type TenderCommandName, tenderCommands } from "../tenders/tender-commands.ts";
import { isDone, isUnanswered, type TenderOutcome } from "../tenders/tender-work.ts";
import type { StepForm, StepFormOutcome } from "./step-form.ts";

/** The URL of the payment step with one of its sections open. */
const openSectionPath = (section: string): string => `${paymentStep.path}?open=${section}`;

function findCommand(name: string): TenderCommandName | undefined {
  const names = Object.keys(tenderCommands) as TenderCommandName[]; // exactly the keys of the table
  return names.find((command) => command === name);
}

/** Runs the command of a tender button without scripts. Numbers, codes and PINs are sent only to the service. */
export async function submitTenderForm(form: StepForm, intent: string): Promise<StepFormOutcome> {
  const [name = "", ...rest] = intent.split(":");
  const command = findCommand(name);
  if (command === undefined) return toAlert(null);
  const work = { ...form, argument: rest.join(":"), browser: null };
  // A form that was submitted twice takes effect once; one that was corrected after the browser's Back is evaluated
  // again.
  let outcome = await tenderCommands[command]({ ...work, call: form.callOnce });
  if (isOutdated(outcome, form)) outcome = await tenderCommands[command](work);
  return toFormOutcome(command, outcome);
}

const isTyped =
  (...names: readonly string[]) =>
  (read: StepForm["read"]) =>
    names.some((name) => read(name)?.trim());

/** The command of each section that Next runs if something is typed in it, in the order of the page. */
const typedCommands: ReadonlyArray<readonly [TenderSection, TenderCommandName, (read: StepForm["read"]) => unknown]> = [
  ["giftCard", "applyGiftCard", isTyped("giftCard.number", "giftCard.pin")],
  ["tenderCode", "applyTenderCode", isTyped("tenderCode.code")],
  // A page that asks which promotion to use has the typed code, too.
  ["promo", "applyPromo", isTyped("promo.choice")],
  ["promo", "verifyPromo", (read) => !read("promo.choice") && isTyped("promo.code")(read)],
];

/**
 * Applies what is typed in the sections and not applied yet (AMB-293). Returns the sections that are applied, and why the
 * step stays; null if it goes on.
 */
export async function submitTypedTenders(
  form: StepForm,
): Promise<{ readonly applied: readonly TenderSection[]; readonly stop: StepFormOutcome | null }> {
  const applied: TenderSection[] = [];
  for (const [section, command, hasText] of typedCommands) {
    if (!hasText(form.read)) continue;
    const outcome = await submitTenderForm(form, command);
    if (outcome.kind !== "moved") return { applied, stop: outcome };
    applied.push(section);
  }
  return { applied, stop: null };
}

function isOutdated(outcome: TenderOutcome, { isReplayed }: StepForm): boolean {
  if (outcome.kind !== "shown" || outcome.data.kind !== "failed") return !isDone(outcome) && isReplayed();
  const { failure } = outcome.data;
  return failure.kind === "refused" && failure.errorCode === "IdempotencyMismatch";
}

function toFormOutcome(command: TenderCommandName, outcome: TenderOutcome): StepFormOutcome {
  if (outcome.kind === "invalid") return invalid({ errors: outcome.errors ?? {} });
  if (command === "applyGiftCard" && isUnanswered(outcome)) return shown({ kind: "giftCardUnavailable" });
  const { data } = outcome;
  if (data.kind !== "done") return shown(data);
  return moved(command === "lookUpRewards" ? openSectionPath("certificate") : paymentStep.path);
}
