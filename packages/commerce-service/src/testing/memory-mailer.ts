import type { Mail, Mailer } from "../ports/mailer.ts";

/** A mailer that remembers what it was given; `fail` makes the next mails fail. */
export function memoryMailer(): Mailer & { mails: Mail[]; fail(times: number): void } {
  const mails: Mail[] = [];
  let failures = 0;
  return {
    mails,
    fail(times) {
      failures = times;
    },
    async send(mail) {
      if (failures > 0) {
        failures -= 1;
        throw new Error("The mail server does not answer.");
      }
      mails.push(mail);
    },
  };
}
