import type { CallFailure } from "@store/checkout-client";
import type { Operation } from "@store/contract/operation";
import type { SignInWidget } from "@store/contract/shared";
import { checkoutClientAtom, reportFailureAtom } from "@store/shopper-state";
import { useAtHydration } from "@store/ui-kit/early";
import { fieldId } from "@store/ui-kit/field";
import type { FormErrors } from "@store/ui-kit/form-outcome";
import { useStore } from "jotai";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { SessionToOpen } from "./open-session.ts";
import { toSignInAlert } from "./to-sign-in-alert.ts";
import { type CredentialErrors, type Credentials, validateCredentials } from "./validate-credentials.ts";

export interface SignInFormOptions {
  readonly messages: SignInWidget["messages"];
  /** Where the shopper goes after the sign-in: a path of this store. */
  readonly returnUrl: string;
  /** False during the fade-out: a shopper who has closed the form is not signed in any more. */
  readonly isOpen?: boolean;
  /** The session has ended; the dialog that says so opens after this form has closed. */
  readonly onReset?: () => void;
  /** The server's errors for the form that a browser submitted by itself. */
  readonly submitted?: FormErrors | undefined;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
}

type Status =
  | { readonly kind: "ready"; readonly problem?: string | undefined }
  | { readonly kind: "checking" }
  | { readonly kind: "opening"; readonly session: SessionToOpen };

const loadSession = () => import("./open-session.ts");

const names = ["username", "password"] as const;
const read = (form: HTMLFormElement, name: keyof Credentials) => String(new FormData(form).get(name) ?? "");
const readCredentials = (form: HTMLFormElement): Credentials => ({
  username: read(form, "username"),
  password: read(form, "password"),
});

/** The state of the sign-in form. Missing fields are reported after a click, until they are filled. */
export function useSignInForm(options: SignInFormOptions) {
  const { messages, returnUrl, isOpen = true, onReset, submitted, idPrefix } = options;
  const store = useStore();
  const form = useRef<HTMLFormElement>(null);
  const isOpenNow = useRef(isOpen);
  const [draft, setDraft] = useState<Credentials>({ username: submitted?.fields?.username ?? "", password: "" });
  const [errors, setErrors] = useState<CredentialErrors>(submitted?.errors ?? {});
  const [status, setStatus] = useState<Status>({ kind: "ready", problem: submitted?.problem });
  useEffect(() => {
    isOpenNow.current = isOpen;
  }, [isOpen]);
  // Values that were typed, or autofilled, before hydration.
  useAtHydration(() => {
    if (form.current) setDraft(readCredentials(form.current));
  });
  useEffect(() => {
    // The page may be restored by the browser's Back.
    const wake = () => setStatus((now) => (now.kind === "ready" ? now : { kind: "ready" }));
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  function fail(failure: CallFailure, operation: Pick<Operation, "name" | "path">): void {
    // A wrong password is not reported as a failure.
    if (failure.kind !== "refused") store.set(reportFailureAtom, failure, operation, { popup: "resetOnly" });
    if (failure.kind === "sessionReset") onReset?.();
    setStatus({ kind: "ready", problem: toSignInAlert(failure, messages) });
  }

  async function signIn(credentials: Credentials): Promise<void> {
    setStatus({ kind: "checking" });
    const part = await loadSession().catch(() => null);
    // Without the script of the calls, the browser submits the form.
    if (part === null) return form.current?.submit();
    const opening = await part.openSession(store.get(checkoutClientAtom), credentials, messages);
    if (!opening.ok) return fail(opening.failure, opening.operation);
    // The form may have been closed while the calls were pending.
    setStatus(isOpenNow.current ? { kind: "opening", session: opening.session } : { kind: "ready" });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (status.kind !== "ready" || !isOpen) return;
    const credentials = readCredentials(event.currentTarget);
    const found = validateCredentials(credentials, messages);
    setDraft(credentials);
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first) document.getElementById(fieldId(first, idPrefix))?.focus();
    else void signIn(credentials);
  }

  const fieldProps = (name: keyof Credentials) => ({
    name,
    id: fieldId(name, idPrefix),
    value: draft[name],
    error: errors[name],
    onChange: (value: string) => {
      // A password manager fills in both fields before the next render.
      setDraft((entered) => ({ ...entered, [name]: value }));
      if (value !== "") setErrors((shown) => ({ ...shown, [name]: undefined }));
    },
  });

  return {
    form,
    problem: status.kind === "ready" ? status.problem : undefined,
    isBusy: status.kind !== "ready",
    emailProps: fieldProps("username"),
    passwordProps: fieldProps("password"),
    /** The values of the form that opens the session, after a correct password. */
    session: status.kind === "opening" ? { ...status.session, returnUrl } : null,
    /** Loads the script of the calls at the first sign of a sign-in. */
    prepare: () => void loadSession().catch(() => {}),
    submit,
  };
}
