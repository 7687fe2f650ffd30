import { cartAtom, type FieldResult, platformAtom } from "@store/shopper-state";
import { useForm } from "@store/ui-kit/use-form";
import { useAtomValue, useStore } from "jotai";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { usePostedField } from "../posted-cart.ts";

export interface CodeFormOptions {
  /** The key under which the input is stored until it is accepted. */
  readonly storageKey: string;
  /** The field's name when it is posted without scripts. */
  readonly name: string;
  /** The applied text, shown while nothing is typed. */
  readonly applied?: string;
  /** The error of a text before it is sent; null if it is valid. */
  readonly check: (text: string) => string | null;
  readonly send: (text: string) => Promise<FieldResult>;
  /** The announcement after a text was accepted. */
  readonly toAnnouncement: (text: string) => string;
}

export interface RunOptions {
  readonly announcement: string;
  /** Handles a failure that does not concern the input. */
  readonly onFail?: (message: string) => void;
}

/**
 * A field with one button: validated and sent, one submission at a time. After a failure the input stays, also across a
 * refresh, with the reason, and the field gets the focus.
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
  // An announcement about one cart may not be true for the next.
  const version = useAtomValue(cartAtom)?.version;
  const [announced, setAnnounced] = useState<{ text: string; version: number | undefined } | null>(null);
  const announce = (text: string) => setAnnounced({ text, version: store.get(cartAtom)?.version });

  /** Performs another action of the same field, such as removing the applied code. Returns whether it succeeded. */
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
