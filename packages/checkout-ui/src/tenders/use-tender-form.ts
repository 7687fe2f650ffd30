import type { FormErrors } from "@store/ui-kit/form-outcome";
import { useForm } from "@store/ui-kit/use-form";
import { useSetAtom } from "jotai";
import { type MouseEvent, useContext, useEffect, useRef, useState } from "react";
import { getFormEntries } from "../step-work/step-action-data.ts";
import type { TenderSection } from "../step-work/step-outcome.ts";
import { findTenderErrors } from "./check-tender-fields.ts";
import type { TenderCommandName } from "./tender-commands.ts";
import { TenderDataContext, tenderFormId, tenderIntent, tenderSectionId, typedTendersAtom } from "./tender-data.ts";
import { isDone, type TenderOutcome } from "./tender-work.ts";
import { useTenderCommand } from "./use-tender-command.ts";

export interface TenderFormOptions<Name extends string> {
  readonly section: TenderSection;
  readonly names: readonly Name[];
  readonly command: TenderCommandName;
  /** Whether the fields are replaced by a notice: what was typed in them is not applied any more. */
  readonly isUnavailable?: boolean;
  /** Called with the result of the command, except for its errors. */
  readonly onOutcome?: (outcome: TenderOutcome) => void;
}

interface TypedTender {
  readonly isTyped: boolean;
  readonly apply: () => Promise<boolean>;
}

/** Lets the step apply what is typed in a section. */
function useTyped(section: TenderSection, { isTyped, apply }: TypedTender): void {
  const setTyped = useSetAtom(typedTendersAtom);
  const applyLatest = useRef(apply);
  useEffect(() => {
    applyLatest.current = apply;
  });
  useEffect(() => {
    if (!isTyped) return;
    setTyped((others) => new Map(others).set(section, () => applyLatest.current()));
    return () => setTyped((all) => new Map([...all].filter(([other]) => other !== section)));
  }, [section, isTyped, setTyped]);
}

/** The form of a tender section: its fields are cleared after a success and keep their input after an error. */
export function useTenderForm<Name extends string>(options: TenderFormOptions<Name>) {
  const { section, names, command, isUnavailable = false, onOutcome } = options;
  const { errors, fields } = useContext(TenderDataContext);
  const empty = Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>; // `fromEntries` loses the type of the keys
  const form = useForm<Name>({
    names,
    prefix: section,
    initial: { ...empty, ...getFormEntries(fields, section) },
    initialErrors: getFormEntries(errors, section) as Partial<Record<Name, string>> | undefined,
    check: (values) => findTenderErrors(section, values) as Partial<Record<Name, string>>,
  });
  const { isBusy, send } = useTenderCommand((outcome) => {
    if (isDone(outcome)) form.restore(empty);
    if (outcome.kind === "invalid") form.fail(toOwnErrors(outcome.errors));
    onOutcome?.(outcome);
  });
  const toOwnErrors = (named: FormErrors["errors"]) => getFormEntries(named, section) as typeof form.errors;

  /** Returns whether it was applied. */
  async function apply(): Promise<boolean> {
    const values = form.validate();
    const typed = names.map((name) => [`${section}.${name}`, values?.[name]]);
    let isApplied = false;
    const onDone = () => {
      isApplied = true;
    };
    if (values) await send(command, { fields: Object.fromEntries(typed), onDone });
    // It may have been closed since it was typed in.
    if (!isApplied) document.getElementById(tenderSectionId(section))?.setAttribute("open", "");
    return isApplied;
  }
  useTyped(section, { isTyped: !isUnavailable && names.some((name) => form.values[name].trim() !== ""), apply });

  // Without scripts the fields belong to the step's form, so that Next sends what is typed in them. With scripts they
  // have a form of their own, so that Enter applies them.
  const [ownForm, setOwnForm] = useState<{ readonly form: string | undefined }>({ form: undefined });
  useEffect(() => setOwnForm({ form: tenderFormId(section) }), [section]);

  return {
    fieldProps: (name: Name) => ({
      ...form.fieldProps(name),
      ...ownForm,
      autoComplete: "off",
      spellCheck: false,
    }),
    buttonProps: {
      ...tenderIntent(section, command),
      ...ownForm,
      variant: "secondary",
      busy: isBusy,
      onClick: (event: Pick<MouseEvent, "preventDefault">) => {
        event.preventDefault();
        void apply();
      },
    } as const,
    isBusy,
    send,
  };
}
