import { type CardType, securityCodeLength } from "@store/card-validation";
import { useForm } from "@store/ui-kit/use-form";
import { formatSecurityCode, securityCodeProblems } from "./security-code.ts";
import { useFormattedInput } from "./use-formatted-input.ts";

/** The security code of a card that is applied, typed again. */
export function useSecurityCode(type: CardType, errors?: Readonly<Record<string, string>>) {
  const form = useForm<"securityCode">({
    names: ["securityCode"],
    prefix: "card",
    initial: { securityCode: "" },
    initialErrors: errors,
    check: ({ securityCode }) => securityCodeProblems(securityCode, type),
  });
  const input = useFormattedInput({
    format: (edit) => formatSecurityCode(edit, type),
    onChange: (value) => form.change("securityCode", value),
  });
  return {
    problemList: form.problemList,
    codeProps: { ...form.fieldProps("securityCode"), ...input, maxLength: securityCodeLength(type) },
    /** The code to send, or null after showing what is wrong with it. */
    submit: (): string | null => form.validate()?.securityCode ?? null,
    refuse: (refused: Readonly<Record<string, string>>) => form.fail(refused),
  };
}
