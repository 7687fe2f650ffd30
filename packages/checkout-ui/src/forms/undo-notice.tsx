import { Alert } from "@store/ui-kit/alert";
import { Button, type ButtonProps } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";

export interface UndoNoticeProps extends Pick<ButtonProps, "aria-label" | "onClick" | "busy" | "ref"> {
  /** What was removed. */
  readonly text: string;
  /** The page whose action undoes it. */
  readonly path: string;
  /** The command that undoes it. */
  readonly intent: string;
}

/** What was removed, with a form that undoes it. */
export function UndoNotice({ text, path, intent, ...button }: UndoNoticeProps) {
  return (
    <Alert tone="info">
      <form method="post" action={path} data-part="undo-notice">
        <FormSecrets />
        <p>{text}</p>
        <Button {...button} type="submit" name="intent" value={intent} variant="quiet">
          Undo
        </Button>
      </form>
    </Alert>
  );
}
