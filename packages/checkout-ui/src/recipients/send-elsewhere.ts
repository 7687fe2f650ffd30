import { checkEntered } from "../shipping-address/submit-shipping-step.ts";
import type { StepOutcome } from "../step-work/step-outcome.ts";
import { toListPath } from "./recipients-view.ts";
import { sendLine } from "./send-line.ts";
import { sendRecipient } from "./send-recipient.ts";
import type { Sending } from "./sending.ts";

/** Sends a line, some of its units, or everything of a recipient to the target. */
export async function sendElsewhere(sending: Sending): Promise<StepOutcome> {
  const { call, step, subject, target } = sending;
  let settled = target;
  if (target.kind === "new") {
    const stored = subject.line === null ? subject.recipient.address : null;
    // Validated first: no line is split for an invalid address.
    const check = await checkEntered(call, { ...target, stored });
    if (!check.ok) return check.stop;
    settled = { ...target, address: check.address };
  }
  const stop = await (subject.line ? sendLine(sending, settled) : sendRecipient(sending, settled));
  return stop ?? { kind: "moved", location: toListPath(step) };
}
