import { cartAtom, type FieldAnswer } from "@store/shopper-state";
import { useAtomValue, useStore } from "jotai";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { usePostedField } from "../cart/posted-cart.ts";
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
  const posted = usePostedField(name);
  const [typed, setTyped] = useKeptText(keptAs, posted.text);
  const [error, setError] = useState(posted.error);
  const store = useStore();
  const versionNow = () => store.get(cartAtom)?.version;
  const version = useAtomValue(cartAtom)?.version;
  // What was said of one cart need not be true of the next.
  const [told, setTold] = useState<{ text: string; version: number | undefined } | null>(null);
  const news = told && told.version === version ? told.text : "";
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(typed);
  latest.current = typed;
  // Its script comes after the page's own: what was typed until then stands in the field alone.
  const takeUp = useRef(() => {});
  takeUp.current = () => {
    const early = input.current?.value ?? "";
    if (early !== "" && early !== applied) setTyped(early);
  };
  useEffect(() => takeUp.current(), []);

  function fail(message: string): void {
    setError(message);
    setTold(null);
    const { activeElement, body } = document;
    // A shopper who has gone on to something else is left there.
    if (activeElement === body || input.current?.form?.contains(activeElement)) input.current?.focus();
  }

  // Answers whether it was done.
  async function run(work: () => Promise<FieldAnswer>, { said, onFail = fail }: RunOptions): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setError(null);
    setTold(null);
    const answer = await work();
    setIsBusy(false);
    if (answer.isSuccess) setTold({ text: answer.message ?? said, version: versionNow() });
    else onFail(answer.message);
    return answer.isSuccess;
  }

  async function submit(): Promise<void> {
    // What the shopper sees: a press that was made before the script of this part may come before what was typed is taken up.
    const text = input.current?.value ?? typed ?? applied;
    const problem = check(text);
    if (problem !== null) return isBusy ? undefined : fail(problem);
    const isDone = await run(() => send(text), { said: toNews(text) });
    // What was typed meanwhile is another wish.
    if (isDone && (latest.current ?? text) === text) setTyped(null);
  }

  return {
    text: typed ?? applied,
    error,
    news,
    isBusy,
    input,
    /** Does something else of the same field, such as taking back what it applied. */
    run,
    change(text: string): void {
      setTyped(text);
      setError(null);
    },
    onSubmit(event: FormEvent): void {
      event.preventDefault();
      void submit();
    },
  };
}

export type CodeFormState = ReturnType<typeof useCodeForm>;
