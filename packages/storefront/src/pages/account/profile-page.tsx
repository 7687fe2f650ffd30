import { EmailForm, NameForm, PasswordForm } from "@store/auth-ui/profile";
import type { AccountDetails } from "@store/contract/account";
import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { AccountFrame } from "./account-frame.tsx";

interface InvalidProfile {
  /** The command of the form with the errors. */
  readonly command: string;
  readonly problem?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
}

export interface ProfilePageProps {
  readonly account: AccountDetails;
  /** Such as "name@example.com". */
  readonly exampleEmail: string;
  readonly done?: string | null;
  readonly submitted?: InvalidProfile | undefined;
}

/** Name, e-mail address and password of the account, and signing out on every device. */
export function ProfilePage({ account, exampleEmail, done, submitted }: ProfilePageProps) {
  const of = (command: string) => (submitted?.command === command ? submitted : undefined);
  return (
    <AccountFrame title="Profile" section="/account/profile" done={submitted ? null : done}>
      <section aria-labelledby="profile-name">
        <h2 id="profile-name">Name</h2>
        <NameForm account={account} submitted={of("updateName")} />
      </section>
      <section aria-labelledby="profile-email">
        <h2 id="profile-email">Email Address</h2>
        <EmailForm account={account} exampleEmail={exampleEmail} submitted={of("changeEmail")} />
      </section>
      <section aria-labelledby="profile-password">
        <h2 id="profile-password">Password</h2>
        <p>All other devices are signed out when it changes.</p>
        <PasswordForm submitted={of("changePassword")} />
      </section>
      <section aria-labelledby="profile-devices">
        <h2 id="profile-devices">Devices</h2>
        <p>This signs you out here and on every other device.</p>
        <form method="post">
          <FormSecrets />
          <Button type="submit" variant="secondary" name="intent" value="signOutEverywhere">
            Sign Out Everywhere
          </Button>
        </form>
      </section>
    </AccountFrame>
  );
}
