import { accountOperations } from "@store/contract/account";
import { type FormOutcome, invalid, moved } from "@store/ui-kit/form-outcome";
import type { PageContext } from "../../web/context/page-context.ts";
import { formClient, parseIntent, toProblem } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { openSession, passwordOf } from "../../web/session/open-account.ts";

const { updateName, changeEmail, changePassword, signOutDevice, signOutEverywhere } = accountOperations;
const trouble = "We could not save this. Please try again.";

const done = (command: string) => moved(`/account/profile?done=${command}`);
/** The action of each form of the profile page, by its command. Some commands name what they change. */
const commands: Readonly<Record<string, (page: PageContext, form: FormData, id: string) => Promise<FormOutcome>>> = {
  async updateName(page, form) {
    const fields = {
      firstName: readText(form, "name.firstName") ?? "",
      lastName: readText(form, "name.lastName") ?? "",
    };
    return conclude("updateName", await formClient(page, form).call(updateName, fields), fields);
  },
  async changeEmail(page, form) {
    const fields = { email: readText(form, "email.email") ?? "" };
    const currentPassword = passwordOf(form, "email.currentPassword");
    return conclude(
      "changeEmail",
      await formClient(page, form).call(changeEmail, { ...fields, currentPassword }),
      fields,
    );
  },
  async changePassword(page, form) {
    const currentPassword = passwordOf(form, "password.currentPassword");
    const password = passwordOf(form, "password.password");
    const result = await formClient(page, form).call(changePassword, { currentPassword, password });
    if (!result.ok) return invalid({ problem: toProblem(result, trouble) ?? trouble });
    return openSession(page, form, { reply: result.value, fields: {}, returnUrl: done("changePassword").location });
  },
  async signOutDevice(page, form, deviceId) {
    return conclude("signOutDevice", await formClient(page, form).call(signOutDevice, { deviceId }), {});
  },
  async signOutEverywhere(page, form) {
    const result = await formClient(page, form).call(signOutEverywhere, {});
    return result.ok ? moved("/account/login") : invalid({ problem: toProblem(result, trouble) ?? trouble });
  },
};

/** Performs the command of a form of the profile page; `command` says which form is invalid. */
export async function submitProfile(
  page: PageContext,
  form: FormData,
): Promise<FormOutcome<never, { readonly command: string }>> {
  const { command, argument } = parseIntent(form);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  const outcome = run ? await run(page, form, argument) : invalid({ problem: trouble });
  return outcome.kind === "moved" ? outcome : { ...outcome, command };
}

function conclude(
  command: string,
  result: Parameters<typeof toProblem>[0] & {
    readonly value?: { readonly errors?: Readonly<Record<string, string>> | undefined };
  },
  fields: Readonly<Record<string, string>>,
): FormOutcome {
  const errors = result.value?.errors;
  if (errors) return invalid({ errors, fields });
  const problem = toProblem(result, trouble);
  return problem === null ? done(command) : invalid({ problem, fields });
}
