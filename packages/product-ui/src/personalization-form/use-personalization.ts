import type { Product } from "@store/contract/catalog";
import { checkTexts, type RenderedPersonalization } from "@store/contract/personalization";
import type { Design } from "@store/contract/personalization/requests";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { isBlank, lineField, type Rule, readPersonalization } from "./personalization-fields.ts";
import {
  noProblems,
  type PersonalizationProblems,
  toRenderProblems,
  toTextProblems,
} from "./personalization-problems.ts";

/** Renders a personalization; null if that fails. */
export type Render = (personalization: Design) => Promise<RenderedPersonalization | null>;

export interface PersonalizationHandle {
  /** `isRequired` is the item's own rule by default. */
  check(isRequired?: boolean): boolean;
}

export interface PersonalizationFormProps {
  readonly product: Pick<Product, "sku" | "personalization" | "customizationType" | "currency">;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
  /** What the server says of a submitted form, and what was entered, by field name. */
  readonly submitted?: {
    readonly problems: PersonalizationProblems;
    readonly preview: string | null;
    readonly fields: Readonly<Record<string, string>>;
  } | null;
  /** Renders a personalization while it is typed; null if that fails. Without it, only the button previews. */
  readonly render?: Render;
  /** Whether the texts may be added. It says why not, and focuses the first wrong line. None may be needed. */
  readonly handle?: Ref<PersonalizationHandle>;
  /** Called when the shown texts become valid or invalid; none at all is valid. */
  readonly onValidity?: ((isValid: boolean) => void) | undefined;
}

/** How long typing has to pause before the personalization is rendered, in milliseconds. */
const pauseMs = 500;

interface Shown {
  readonly problems: PersonalizationProblems;
  readonly preview: string | null;
  /** Whether a preview was asked for and could not be loaded. */
  readonly isUnavailable: boolean;
}

/** The problems and the preview of a form, which change while the shopper types. */
export function usePersonalization(
  rule: Rule,
  { product: { sku }, submitted = null, render, handle, onValidity }: PersonalizationFormProps,
) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef("");
  /** The last personalization that the service refused. */
  const refused = useRef({ key: "", problems: noProblems });
  const [isRendering, setIsRendering] = useState(false);
  const [state, setState] = useState({ submitted, shown: toShown(submitted) });
  if (state.submitted !== submitted) setState({ submitted, shown: toShown(submitted) });
  const { shown } = state;
  const show = (next: Partial<Shown>) => setState((old) => ({ ...old, shown: { ...old.shown, ...next } }));
  useEffect(() => {
    // A text from before hydration.
    if (!isBlank(read().personalization) && submitted === null) change();
    return () => clearTimeout(timer.current);
  }, []);

  const { summary, legend, lines } = shown.problems;
  const isWrong = summary !== null || legend !== null || Object.keys(lines).length > 0;
  useEffect(() => {
    onValidity?.(!isWrong || isBlank(read().personalization));
  }, [isWrong, onValidity]);

  function read() {
    const form = fieldset.current?.form;
    const fields = form ? new FormData(form) : null;
    const readField = (name: string) => fields?.get(name)?.toString() ?? null;
    const { personalization, font } = readPersonalization(readField, { sku, rule });
    return { personalization, errors: font ? checkTexts(personalization.personalization, font.fontAttributes) : [] };
  }

  /** Renders the personalization if it can be made. */
  async function draw({ personalization, errors }: ReturnType<typeof read>): Promise<void> {
    if (!render || errors.length > 0) return show({ preview: null });
    const key = JSON.stringify(personalization);
    latest.current = key;
    setIsRendering(true);
    const rendered = await render(personalization);
    if (latest.current !== key) return;
    setIsRendering(false);
    const problems = rendered?.error ? toRenderProblems(rendered.error, rule) : noProblems;
    refused.current = { key: rendered?.error ? key : "", problems };
    show({ preview: rendered?.imageUrl ?? null, isUnavailable: rendered === null, problems });
  }

  function change(): void {
    clearTimeout(timer.current);
    latest.current = "";
    setIsRendering(false);
    const entered = read();
    // A text that is not complete yet is no error while it is typed.
    const problems = toTextProblems(entered.errors.filter(({ kind }) => kind === "pattern" || kind === "tooLong"));
    show(entered.errors.length > 0 ? { problems, preview: null } : { problems });
    timer.current = setTimeout(() => void draw(entered), pauseMs);
  }

  function preview(): void {
    clearTimeout(timer.current);
    const entered = read();
    refuse(toTextProblems(entered.errors));
    void draw(entered);
  }

  /** Shows problems, and leads to the first line that has one. */
  function refuse(problems: PersonalizationProblems): void {
    show({ problems });
    const first = rule.lines.find(({ elementName }) => elementName in problems.lines);
    const input = first && fieldset.current?.form?.elements.namedItem(lineField(first.elementName));
    if (!(input instanceof HTMLElement)) return;
    input.closest("details")?.setAttribute("open", "");
    input.focus();
  }

  useImperativeHandle(handle, () => ({
    check(isRequired = rule.isRequired) {
      clearTimeout(timer.current);
      const { personalization, errors } = read();
      if (isBlank(personalization) && !isRequired) return true;
      if (errors.length > 0) refuse(toTextProblems(errors));
      else if (JSON.stringify(personalization) === refused.current.key) refuse(refused.current.problems);
      else return true;
      return false;
    },
  }));
  return { fieldset, shown, isRendering, change, preview };
}

function toShown(submitted: PersonalizationFormProps["submitted"] | null): Shown {
  return { problems: submitted?.problems ?? noProblems, preview: submitted?.preview ?? null, isUnavailable: false };
}
