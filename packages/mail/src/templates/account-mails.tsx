import { ActionButton, type MailFrame, MailLayout, Paragraph } from "./mail-layout.tsx";

interface Greeting {
  readonly frame: MailFrame;
  readonly firstName: string;
}

/** Welcomes a shopper who created an account. */
export function AccountCreatedMail({ frame, firstName }: Greeting) {
  const { look } = frame;
  return (
    <MailLayout frame={frame} heading={`Welcome, ${firstName}`} preview="Your account is ready.">
      <Paragraph look={look}>
        Your {look.name} account is ready. Sign in to find your cart on every device, and to check out with your saved
        addresses and cards.
      </Paragraph>
      <ActionButton frame={frame} path="/account/auth/confirm?returnUrl=%2Faccount">
        Go to your account
      </ActionButton>
    </MailLayout>
  );
}

/** Links to the page that sets a new password. */
export function PasswordResetMail({ frame, firstName, resetPath }: Greeting & { readonly resetPath: string }) {
  const { look } = frame;
  return (
    <MailLayout frame={frame} heading="Choose a new password" preview="The link works once, within an hour.">
      <Paragraph look={look}>
        Hello {firstName}, somebody asked to reset the password of your {look.name} account. The link works once, within
        an hour.
      </Paragraph>
      <ActionButton frame={frame} path={resetPath}>
        Choose a new password
      </ActionButton>
      <Paragraph look={look}>
        <br />
        If you did not ask for this, do nothing: your password stays as it is.
      </Paragraph>
    </MailLayout>
  );
}

/** Tells the owner of an account that the password was changed. */
export function PasswordChangedMail({ frame, firstName }: Greeting) {
  const { look } = frame;
  return (
    <MailLayout frame={frame} heading="Your password was changed" preview="All devices have been signed out.">
      <Paragraph look={look}>
        Hello {firstName}, the password of your {look.name} account was changed, and all devices were signed out.
      </Paragraph>
      <Paragraph look={look}>If this was not you, choose a new password now.</Paragraph>
      <ActionButton frame={frame} path="/account/reset-password">
        Reset your password
      </ActionButton>
    </MailLayout>
  );
}

/** Tells the previous e-mail address of an account that it was changed. */
export function EmailChangedMail({ frame, firstName }: Greeting) {
  const { look } = frame;
  return (
    <MailLayout frame={frame} heading="Your email address was changed" preview="It does not sign in any more.">
      <Paragraph look={look}>
        Hello {firstName}, your {look.name} account has another email address now. This one does not sign in any more.
      </Paragraph>
      <Paragraph look={look}>If this was not you, please call us. You find our number on our website.</Paragraph>
      <ActionButton frame={frame} path="/">
        Go to the store
      </ActionButton>
    </MailLayout>
  );
}

/** Repeats what an account's owner asked the designers. */
export function DesignRequestedMail({
  frame,
  firstName,
  answers,
}: Greeting & { readonly answers: readonly { readonly label: string; readonly answer: string }[] }) {
  const { look } = frame;
  return (
    <MailLayout frame={frame} heading="We have your design request" preview="A designer answers by email.">
      <Paragraph look={look}>Hello {firstName}, a designer reads what you asked and answers to this address.</Paragraph>
      {answers.map(({ label, answer }) => (
        <Paragraph key={label} look={look}>
          {label}: {answer}
        </Paragraph>
      ))}
      <ActionButton frame={frame} path="/design-services">
        Ask for more
      </ActionButton>
    </MailLayout>
  );
}

/** Tells the owner of an account that a new browser signed in. */
export function NewDeviceMail({ frame, firstName, signedInAt }: Greeting & { readonly signedInAt: string }) {
  const { look } = frame;
  const moment = new Date(signedInAt).toLocaleString("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "America/Chicago",
  });
  return (
    <MailLayout frame={frame} heading="A new device signed in" preview="If this was you, you need do nothing.">
      <Paragraph look={look}>
        Hello {firstName}, a device that was new to your {look.name} account signed in on {moment} Central Time.
      </Paragraph>
      <Paragraph look={look}>
        If this was you, you need do nothing. If not, choose a new password now: it signs out all devices.
      </Paragraph>
      <ActionButton frame={frame} path="/account/reset-password">
        Reset your password
      </ActionButton>
    </MailLayout>
  );
}
