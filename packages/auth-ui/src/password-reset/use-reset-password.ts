import { accountOperations } from "@store/contract/account";
import { normalizeEmail } from "@store/postal-and-address";
import { checkoutClientAtom, reportFailureAtom } from "@store/shopper-state";
import type { FormErrors, FormOutcome, Moved } from "@store/ui-kit/form-outcome";
import { useForm } from "@store/ui-kit/use-form";
import { useStore } from "jotai";
import { useState } from "react";
import { checkAccountEmail } from "../account-form/account-fields.tsx";

const { getRequestVerificationToken, requestPasswordReset } = accountOperations;
const names = ["accountEmail"] as const;
const trouble = "We are having trouble connecting. Please check your connection and try again.";

/** The server's response to a form that the browser submitted. */
export interface SubmittedReset extends FormErrors {
  /** The service's message after a link was requested. */
  readonly message?: string | undefined;
}

type ResetOutcome = Exclude<FormOutcome<{ readonly message: string }>, Moved>;

/** Requests a reset link with the page's CSRF token and returns the service's message. */
export function useResetPassword(exampleEmail: string, submitted: SubmittedReset = {}, idPrefix?: string) {
  const store = useStore();
  const [outcome, setOutcome] = useState(() => toOutcome(submitted));
  const form = useForm({
    names,
    idPrefix,
    initial: { accountEmail: submitted.fields?.accountEmail ?? "" },
    initialErrors: submitted.errors,
    normalize: (_, value) => normalizeEmail(value),
    check({ accountEmail }) {
      const problem = checkAccountEmail(accountEmail, exampleEmail);
      return problem === undefined ? {} : { accountEmail: problem };
    },
  });

  async function send({ accountEmail }: { readonly accountEmail: string }): Promise<null> {
    const client = store.get(checkoutClientAtom);
    setOutcome(null);
    const token = await client.call(getRequestVerificationToken, {});
    const { requestToken = "" } = token.ok ? token.value : {};
    const result = token.ok
      ? await client.call(requestPasswordReset, { accountEmail, token: requestToken }, { token: requestToken })
      : token;
    if (result.ok && "isSuccess" in result.value) {
      const { isSuccess, message } = result.value;
      const text = message || trouble;
      setOutcome(toOutcome(isSuccess ? { message: text } : { problem: text }));
      return null;
    }
    if (!result.ok) {
      store.set(reportFailureAtom, result.failure, requestPasswordReset, { popup: "resetOnly" });
      const refused = result.failure.kind === "refused" ? result.failure.reply.message : null;
      setOutcome(toOutcome({ problem: typeof refused === "string" && refused ? refused : trouble }));
    }
    return null;
  }

  return { form, outcome, submit: () => form.submit(send) };
}

function toOutcome({ message, problem }: SubmittedReset): ResetOutcome | null {
  if (message) return { kind: "shown", data: { message } };
  return problem ? { kind: "invalid", problem } : null;
}
