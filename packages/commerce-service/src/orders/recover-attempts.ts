import type { OrderAttemptRow } from "../database/schema.ts";
import type { Ports } from "../service/context.ts";
import { takeDueAttempts } from "./queries/find.ts";
import { advanceAttempt } from "./queries/settle.ts";
import { failAttempt, placeAttempt } from "./settle-attempt.ts";

/**
 * One pass of the recovery loop: looks up the payment of every attempt that no longer moves by itself and finishes or
 * releases it. Any number of processes may run it at once. An attempt that cannot be settled now is looked at again
 * later; trouble with one keeps none of the others waiting.
 */
export async function recoverAttempts(ports: Ports): Promise<void> {
  for (;;) {
    const due = await takeDueAttempts(ports.database, ports.clock.now());
    if (due.length === 0) return;
    for (const attempt of due) {
      try {
        await recover(ports, attempt);
      } catch (error) {
        const reason = error instanceof Error ? error.name : typeof error;
        ports.log.error("recovery failed", { attemptId: attempt.attempt_id, looks: attempt.looks, reason });
      }
    }
  }
}

async function recover(ports: Ports, attempt: OrderAttemptRow): Promise<void> {
  if (attempt.state === "releasing") return release(ports, attempt);
  // Nothing is due, so there is no payment to ask about.
  if (attempt.card === null) return void (await placeAttempt(ports, attempt));
  const found = await ports.payments.find(attempt.authorisation_reference);
  switch (found.kind) {
    case "approved":
      await placeAttempt(ports, attempt);
      return;
    case "declined":
      await failAttempt(ports, attempt, "declined");
      return;
    case "none":
      return giveUp(ports, attempt);
    case "unknown":
      await move(ports, attempt, { from: ["reserved", "authorising"], to: "unknown" });
      return;
    default:
      found satisfies never;
  }
}

/**
 * The processor knows nothing of the payment. It may still arrive, so it is released first: from here on nobody may
 * place this attempt, and a late authorisation is refused.
 */
async function giveUp(ports: Ports, attempt: OrderAttemptRow): Promise<void> {
  const from = ["reserved", "authorising", "authorised", "unknown"] as const;
  if (await move(ports, attempt, { from, to: "releasing" })) await release(ports, attempt);
}

async function release(ports: Ports, attempt: OrderAttemptRow): Promise<void> {
  const released = await ports.payments.release(attempt.authorisation_reference);
  if (released.ok) await failAttempt(ports, attempt, "notReceived");
}

function move(
  { database, clock }: Ports,
  { attempt_id: attemptId }: OrderAttemptRow,
  step: { from: readonly OrderAttemptRow["state"][]; to: OrderAttemptRow["state"] },
): Promise<boolean> {
  return advanceAttempt(database, { attemptId, ...step, now: clock.now() });
}
