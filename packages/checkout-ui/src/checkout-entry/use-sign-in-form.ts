import type { CallFailure } from "@store/checkout-client";
import { accountOperations } from "@store/contract/account";
import type { Operation } from "@store/contract/operation";
import type { SignInWidget } from "@store/contract/shared";
import { checkoutClientAtom, reportFailureAtom } from "@store/shopper-state";
import { fieldId } from "@store/ui-kit/field";
import { useStore } from "jotai";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { toSignInAlert } from "./to-sign-in-alert.ts";

export interface SignInFormOptions {
  readonly messages: SignInWidget["messages"];
  /** Where the shopper goes once signed in: a path of this store. */
  readonly returnUrl: string;
  /** Not while what it stands in fades out: who has closed it signs in no more. */
  readonly isOpen: boolean;
  /** The session is over; what tells so opens once this form has stepped aside. */
  readonly onReset: () => void;
}

type Draft = { readonly username: string; readonly password: string };
type Problems = Partial<Record<keyof Draft, string>>;
const names = ["username", "password"] as const;
const idOf = (name: keyof Draft) => fieldId(`signIn.${name}`);

/** The sign-in form's state. What is missing is told after a press, and goes as soon as it is there. */
export function useSignInForm({ messages, returnUrl, isOpen, onReset }: SignInFormOptions) {
  const store = useStore();
  const isOpenNow = useRef(isOpen);
  isOpenNow.current = isOpen;
  const [draft, setDraft] = useState<Draft>({ username: "", password: "" });
  const [problems, setProblems] = useState<Problems>({});
  const [alert, setAlert] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const session = useRef<HTMLFormElement>(null);
  // The page may come back as it was left, by the browser's Back.
  useEffect(() => {
    const wake = () => setIsBusy(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  function fail(failure: CallFailure, operation: Pick<Operation, "name" | "path">): null {
    const text = toSignInAlert(failure, messages);
    // A wrong password is nobody's failure.
    if (failure.kind !== "refused") store.set(reportFailureAtom, failure, operation, { popup: "resetOnly" });
    if (failure.kind === "sessionReset") onReset();
    setAlert(text);
    return null;
  }

  /** The two tokens that open a session, or null after telling why not. */
  async function askTokens(): Promise<{ sessionToken: string; requestToken: string } | null> {
    const client = store.get(checkoutClientAtom);
    const { authenticate, getRequestVerificationToken } = accountOperations;
    const checked = await client.call(authenticate, { ...draft, username: draft.username.trim() });
    if (!checked.ok) return fail(checked.failure, authenticate);
    const token = await client.call(getRequestVerificationToken, {});
    if (!token.ok) return fail(token.failure, getRequestVerificationToken);
    return { ...checked.value, requestToken: token.value.requestToken };
  }

  async function signIn(): Promise<void> {
    setAlert(null);
    setIsBusy(true);
    const tokens = await askTokens();
    // It may have been closed while they were on their way.
    if (tokens === null || session.current === null || !isOpenNow.current) return setIsBusy(false);
    const fields = {
      sessionToken: tokens.sessionToken,
      returnUrl,
      __RequestVerificationToken: tokens.requestToken,
    };
    for (const [name, value] of Object.entries(fields)) {
      const input = session.current.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    // It stays busy: the page is being left.
    session.current.submit();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy || !isOpen) return;
    const found: Problems = {
      ...(draft.username.trim() === "" && { username: messages.usernameRequired }),
      ...(draft.password === "" && { password: messages.passwordRequired }),
    };
    setProblems(found);
    const first = names.find((name) => found[name]);
    if (first) document.getElementById(idOf(first))?.focus();
    else void signIn();
  }

  const fieldProps = (name: keyof Draft) => ({
    name: `signIn.${name}`,
    value: draft[name],
    error: problems[name],
    onChange: (value: string) => {
      setDraft({ ...draft, [name]: value });
      if (value !== "") setProblems({ ...problems, [name]: undefined });
    },
  });

  return {
    alert,
    isBusy,
    isShown,
    show: setIsShown,
    emailProps: fieldProps("username"),
    passwordProps: fieldProps("password"),
    /** The hidden form whose answer is the next page. */
    session,
    submit,
  };
}
