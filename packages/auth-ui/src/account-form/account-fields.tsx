import { accountEmailMax, toEmailInvalidText } from "@store/contract/account";
import { addressLimits } from "@store/contract/shared";
import { addressMessages, checkEmail, checkName, domainPartMax, toFieldText } from "@store/postal-and-address";
import { Field } from "@store/ui-kit/field";
import type { FormFieldProps } from "./credential-fields.tsx";

const { firstName: firstNameTexts, lastName: lastNameTexts } = addressMessages.US;

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** The name of an account's owner. */
export function NameFields({ fieldProps }: { readonly fieldProps: (name: keyof Names) => FormFieldProps }) {
  return (
    <>
      <Field {...fieldProps("firstName")} label="First Name" autoComplete="given-name" required />
      <Field {...fieldProps("lastName")} label="Last Name" autoComplete="family-name" required />
    </>
  );
}

/** What is wrong with a name, by field; empty when nothing is. */
export function checkNames(names: Names): Partial<Record<keyof Names, string>> {
  const first = checkName(names.firstName, { max: addressLimits.name });
  const last = checkName(names.lastName, { max: addressLimits.name });
  return {
    ...(!first.ok && { firstName: toFieldText(first.problem, firstNameTexts, addressLimits.name) }),
    ...(!last.ok && { lastName: toFieldText(last.problem, lastNameTexts, addressLimits.name) }),
  };
}

/** What is wrong with an account's e-mail address; undefined when nothing is. `example` is a right one. */
export function checkAccountEmail(email: string, example: string): string | undefined {
  const check = checkEmail(email, { max: accountEmailMax, endingMax: domainPartMax });
  if (check.ok) return undefined;
  const text = toEmailInvalidText(example);
  return toFieldText(check.problem, { missing: text, tooLong: text, malformed: text }, accountEmailMax);
}
