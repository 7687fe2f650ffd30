import { accountOperations } from "@store/contract/account";
import { useEffect, useRef } from "react";

export interface SessionFormProps {
  /** The answer to a right password. */
  readonly sessionToken: string;
  readonly requestToken: string;
  readonly returnUrl: string;
}

/** Submitted by the browser as soon as it is there: its answer is the next page, in the account's session (AUTH-21, AMB-183). */
export function SessionForm({ sessionToken, requestToken, returnUrl }: SessionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} hidden method="post" action={accountOperations.authForm.path}>
      <input type="hidden" name="sessionToken" value={sessionToken} />
      <input type="hidden" name="returnUrl" value={returnUrl} />
      <input type="hidden" name="__RequestVerificationToken" value={requestToken} />
    </form>
  );
}
