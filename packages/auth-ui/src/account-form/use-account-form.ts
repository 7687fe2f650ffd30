import type { FormErrors } from "@store/ui-kit/form-outcome";
import { type FormOptions, useForm } from "@store/ui-kit/use-form";
import { type SubmitEvent, useEffect, useState } from "react";

/** A form that the browser submits itself, once. Scripts validate it first and show the errors. */
export function useAccountForm<Name extends string>(
  options: Omit<FormOptions<Name>, "initial" | "initialErrors">,
  submitted: FormErrors = {},
) {
  const { names } = options;
  const initial = Object.fromEntries(names.map((name) => [name, submitted.fields?.[name] ?? ""]));
  const form = useForm<Name>({
    ...options,
    initial: initial as Record<Name, string>,
    initialErrors: submitted.errors as Partial<Record<Name, string>> | undefined,
  });
  const [isBusy, setIsBusy] = useState(false);
  // The page may be restored by the browser's Back.
  useEffect(() => {
    const wake = () => setIsBusy(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    if (isBusy || form.validate() === null) event.preventDefault();
    else setIsBusy(true);
  }

  return { ...form, isBusy, onSubmit };
}
