import type { CheckoutModel } from "@store/contract/checkout";
import { giftOperations } from "@store/contract/gifts";
import { Alert } from "@store/ui-kit/alert";
import { useEffect, useRef, useState } from "react";
import { UndoNotice } from "../forms/undo-notice.tsx";
import { saveFailedText } from "../step-work/step-outcome.ts";
import { useStepWork } from "../step-work/use-step-work.ts";
import { shippingStep } from "../steps/step-table.ts";
import { listSentRecipients, toListPath } from "./recipients-view.ts";

export interface RemovedRecipientProps {
  readonly model: CheckoutModel;
  readonly removed: NonNullable<CheckoutModel["removedRecipient"]>;
  /** Whether this page has removed them: the button that did it is gone, and "Undo" gets the focus. */
  readonly isNew: boolean;
}

/** Says whom the last change removed and who gets their items, with an undo that works without scripts, too. */
export function RemovedRecipient({ model, removed, isNew }: RemovedRecipientProps) {
  const { isBusy, run } = useStepWork();
  const [refusal, setRefusal] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, [isNew]);
  const undo = () =>
    run(async (call) => {
      const reply = await call(giftOperations.restoreRecipient, { recipientId: removed.id });
      if (reply?.isSuccess === false) setRefusal(reply.message ?? saveFailedText);
    });
  if (refusal !== null) return <Alert tone="error">{refusal}</Alert>;
  const name = `${removed.firstName} ${removed.lastName}`.trim();
  const [heir, ...others] = listSentRecipients(model);
  const items =
    heir?.address && others.length === 0
      ? `Everything now goes to ${heir.address.label ?? heir.address.firstName}.`
      : "";
  return (
    <UndoNotice
      text={`${name}${removed.city && ` in ${removed.city}`} was removed. ${items}`.trim()}
      path={toListPath(shippingStep)}
      intent={`restoreRecipient:${removed.id}`}
      aria-label={`Undo removing ${name}`}
      ref={button}
      busy={isBusy}
      onClick={(event) => {
        event.preventDefault();
        void undo();
      }}
    />
  );
}
