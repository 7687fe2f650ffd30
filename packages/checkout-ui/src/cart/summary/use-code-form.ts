import { cartAtom, type FieldAnswer } from "@store/shopper-state";
import { useForm } from "@store/ui-kit/use-form";
import { useAtomValue, useStore } from "jotai";
import { type FormEvent, useRef, useState } from "react";
import { usePostedField } from "../posted-cart.ts";
import { useKeptText } from "./use-kept-text.ts";

export interface CodeFormOptions {
  /** Names what is typed where it is kept until it has been taken. */
  readonly keptAs: string;
  /** Of the field, as it is posted without scripts. */
  readonly name: string;
  /** What stands in the field while nothing is typed. */
  readonly applied?: string;
  /** What is wrong with a text, before anything is sent; null when nothing is. */
  readonly check: (text: string) => string | null;
  readonly send: (text: string) => Promise<FieldAnswer>;
  /** What is said of a text that was taken. */
  readonly toNews: (text: string) => string;
}

interface RunOptions {
  readonly said: string;
  /** Takes a failure that is not about what was typed. */
  readonly onFail?: (message: string) => void;
}

/**
 * A field with one button: checked and sent once at a time. What was typed stays after a failure, with its reason, and
 * the focus is on it; over a refresh, too (AMB-042).
 */
export function useCodeForm({ keptAs, name, applied = "", check, send, toNews }: CodeFormOptions) {
  const store = useStore();
  const posted = usePostedField(name);
  const kept = useKeptText(keptAs, posted.text);
  const toErrors = (message: string | null) => (message === null ? {} : { [name]: message });
  const values = { [name]: kept.text ?? applied };
  const form = useForm<string>({
    names: [name],
    initial: values,
    values,
    initialErrors: posted.error === null ? undefined : toErrors(posted.error),
    check: ({ [name]: text = "" }) => toErrors(check(text)),
    onChange: ({ [name]: text = "" }) => kept.keep(text),
  });
  const input = useRef<HTMLInputElement>(null);
  const [isRunning, setIsRunning] = useState(false);
  const isBusy = isRunning || form.isSubmitting;
  // What was said of one cart need not be true of the next.
  const version = useAtomValue(cartAtom)?.version;
  const [told, setTold] = useState<{ text: string; version: number | undefined } | null>(null);
  const tell = (text: string) => setTold({ text, version: store.get(cartAtom)?.version });

  /** Does something else of the same field, such as taking back what it applied. Answers whether it was done. */
  async function run(work: () => Promise<FieldAnswer>, { said, onFail = refuse }: RunOptions): Promise<boolean> {
    if (isBusy) return false;
    setIsRunning(true);
    form.clearErrors();
    setTold(null);
    const answer = await work().finally(() => setIsRunning(false));
    if (answer.isSuccess) tell(answer.message ?? said);
    else onFail(answer.message);
    return answer.isSuccess;
  }

  function refuse(message: string): void {
    form.refuse(toErrors(message));
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    setTold(null);
    await form.submit(async ({ [name]: text = "" }) => {
      const answer = await send(text);
      if (!answer.isSuccess) return toErrors(answer.message);
      tell(answer.message ?? toNews(text));
      kept.drop(text);
      return null;
    });
  }

  return {
    text: kept.text ?? applied,
    error: form.errors[name] ?? null,
    news: told && told.version === version ? told.text : "",
    isBusy,
    input,
    run,
    change(text: string): void {
      form.change(name, text);
      form.clearErrors();
    },
    onSubmit(event: FormEvent): void {
      event.preventDefault();
      void submit();
    },
  };
}

export type CodeFormState = ReturnType<typeof useCodeForm>;
