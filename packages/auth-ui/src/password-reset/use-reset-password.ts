import { accountOperations } from "@store/contract/account";
import { normalizeEmail } from "@store/postal-and-address";
import { checkoutClientAtom, reportFailureAtom } from "@store/shopper-state";
import { useForm } from "@store/ui-kit/use-form";
import { useStore } from "jotai";
import { useState } from "react";
import { checkAccountEmail } from "../account-form/account-fields.tsx";
import type { SubmittedForm } from "../account-form/use-account-form.ts";

const { getRequestVerificationToken, requestPasswordReset } = accountOperations;
const names = ["accountEmail"] as const;
const trouble = "We are having trouble connecting. Please check your connection and try again.";

/** The server's response to a form that the browser submitted. */
export interface SubmittedReset extends SubmittedForm {
  /** The service's message after a link was requested. */
  readonly message?: string | undefined;
}

type Answer = { readonly kind: "none" } | { readonly kind: "sent" | "problem"; readonly message: string };

/** Requests a reset link with the page's CSRF token and returns the service's message. */
export function useResetPassword(exampleEmail: string, submitted: SubmittedReset = {}, idPrefix?: string) {
  const store = useStore();
  const [answer, setAnswer] = useState<Answer>(() => toAnswer(submitted));
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
    setAnswer({ kind: "none" });
    const token = await client.call(getRequestVerificationToken, {});
    const { requestToken = "" } = token.ok ? token.value : {};
    const result = token.ok
      ? await client.call(requestPasswordReset, { accountEmail, token: requestToken }, { token: requestToken })
      : token;
    if (result.ok && "isSuccess" in result.value) {
      const { isSuccess, message } = result.value;
      setAnswer({ kind: isSuccess ? "sent" : "problem", message: message || trouble });
      return null;
    }
    if (!result.ok) {
      store.set(reportFailureAtom, result.failure, requestPasswordReset, { popup: "resetOnly" });
      const refused = result.failure.kind === "refused" ? result.failure.reply.message : null;
      setAnswer({ kind: "problem", message: typeof refused === "string" && refused ? refused : trouble });
    }
    return null;
  }

  return { form, answer, submit: () => form.submit(send) };
}

function toAnswer({ message, problem }: SubmittedReset): Answer {
  if (message) return { kind: "sent", message };
  return problem ? { kind: "problem", message: problem } : { kind: "none" };
}
