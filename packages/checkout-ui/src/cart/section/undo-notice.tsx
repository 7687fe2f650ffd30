import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { cartStep } from "../../checkout/steps/step-table.ts";
import { intentOf } from "../cart-submit.ts";

const notices = {
  removed: { text: "An item was removed from your cart.", undo: "restoreItem" },
  uninstalled: { text: "An installation was removed from your cart.", undo: "restoreInstallationService" },
} as const;

export interface UndoNoticeProps {
  readonly kind: keyof typeof notices;
  readonly lineId: string;
  /** Whether it is already restored. */
  readonly isDone: boolean;
}

/** The removed line, with its undo. */
export function UndoNotice({ kind, lineId, isDone }: UndoNoticeProps) {
  if (isDone) return null;
  const { text, undo } = notices[kind];
  return (
    <Alert tone="info">
      <form method="post" action={cartStep.path} data-part="undo-notice">
        <FormSecrets />
        <p>{text}</p>
        <Button {...intentOf(undo, lineId)} variant="quiet">
          Undo
        </Button>
      </form>
    </Alert>
  );
}
