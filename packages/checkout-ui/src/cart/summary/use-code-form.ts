import { cartAtom, type FieldResult, platformAtom } from "@store/shopper-state";
import { useForm } from "@store/ui-kit/use-form";
import { useAtomValue, useStore } from "jotai";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { usePostedField } from "../posted-cart.ts";

export interface CodeFormOptions {
  /** Names what is typed where it is saved until it has been taken. */
  readonly storageKey: string;
  /** Of the field, as it is posted without scripts. */
  readonly name: string;
  /** What stands in the field while nothing is typed. */
  readonly applied?: string;
  /** What is wrong with a text, before anything is sent; null when nothing is. */
  readonly check: (text: string) => string | null;
  readonly send: (text: string) => Promise<FieldResult>;
  /** What is announcement of a text that was taken. */
  readonly toAnnouncement: (text: string) => string;
}

interface RunOptions {
  readonly announcement: string;
  /** Takes a failure that is not about what was typed. */
  readonly onFail?: (message: string) => void;
}

/**
 * A field with one button: checked and sent once at a time. What was typed stays after a failure, with its reason, and
 * the focus is on it; over a refresh, too.
 */
export function useCodeForm({ storageKey, name, applied = "", check, send, toAnnouncement }: CodeFormOptions) {
  const store = useStore();
  const posted = usePostedField(name);
  const saved = useSavedText(storageKey, posted.text);
  const toErrors = (message: string | null) => (message === null ? {} : { [name]: message });
  const values = { [name]: saved.text ?? applied };
  const form = useForm<string>({
    names: [name],
    initial: values,
    values,
    initialErrors: posted.error === null ? undefined : toErrors(posted.error),
    check: ({ [name]: text = "" }) => toErrors(check(text)),
    onChange: ({ [name]: text = "" }) => saved.save(text),
  });
  const input = useRef<HTMLInputElement>(null);
  const [isRunning, setIsRunning] = useState(false);
  const isBusy = isRunning || form.isSubmitting;
  // What was announcement of one cart need not be true of the next.
  const version = useAtomValue(cartAtom)?.version;
  const [announced, setAnnounced] = useState<{ text: string; version: number | undefined } | null>(null);
  const announce = (text: string) => setAnnounced({ text, version: store.get(cartAtom)?.version });

  /** Does something else of the same field, such as taking back what it applied. Answers whether it was done. */
  async function run(
    work: () => Promise<FieldResult>,
    { announcement, onFail = refuse }: RunOptions,
  ): Promise<boolean> {
    if (isBusy) return false;
    setIsRunning(true);
    form.clearErrors();
    setAnnounced(null);
    const answer = await work().finally(() => setIsRunning(false));
    if (answer.isSuccess) announce(answer.message ?? announcement);
    else onFail(answer.message);
    return answer.isSuccess;
  }

  function refuse(message: string): void {
    form.refuse(toErrors(message));
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    setAnnounced(null);
    await form.submit(async ({ [name]: text = "" }) => {
      const answer = await send(text);
      if (!answer.isSuccess) return toErrors(answer.message);
      announce(answer.message ?? toAnnouncement(text));
      saved.clear(text);
      return null;
    });
  }

  return {
    text: saved.text ?? applied,
    error: form.errors[name] ?? null,
    announcement: announced && announced.version === version ? announced.text : "",
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

/** A typed text that survives a refresh of the page in this tab until it is sent; null while nothing is typed. */
function useSavedText(name: string, initial: string | null = null) {
  const { storage } = useAtomValue(platformAtom);
  const [text, setText] = useState(initial);
  // Read after hydration, so that the first render equals the server's. Text typed before that wins.
  useEffect(() => setText((typed) => typed ?? storage?.getItem(name) ?? null), [storage, name]);
  return {
    text,
    save(typed: string): void {
      setText(typed);
      storage?.setItem(name, typed);
    },
    /** Clears the text that was sent. Text typed in the meantime stays. */
    clear(sent: string): void {
      setText((typed) => (typed === sent ? null : typed));
      if (storage?.getItem(name) === sent) storage.removeItem(name);
    },
  };
}
