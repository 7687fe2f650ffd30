import { EmailForm, NameForm, PasswordForm } from "@store/auth-ui/profile";
import type { AccountDetails, Device } from "@store/contract/account";
import { siteAtom } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import type { FormErrors } from "@store/ui-kit/form-outcome";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { useAtomValue } from "jotai";
import { AccountFrame } from "./account-frame.tsx";
import { formatDay } from "./orders-page.tsx";

export interface ProfilePageProps {
  readonly account: AccountDetails;
  /** Those that are signed in. */
  readonly devices: readonly Device[];
  /** Such as "name@example.com". */
  readonly exampleEmail: string;
  readonly done?: string | null;
  /** The form with the errors, by its command. */
  readonly submitted?: (FormErrors & { readonly command: string }) | undefined;
}

/** Name, e-mail address and password of the account, and the way out on every device. */
export function ProfilePage({ account, devices, exampleEmail, done, submitted }: ProfilePageProps) {
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
        <PasswordForm account={account} submitted={of("changePassword")} />
      </section>
      <section aria-labelledby="profile-devices">
        <h2 id="profile-devices">Devices</h2>
        <form method="post">
          <FormSecrets />
          <ul data-part="account-list">
            {devices.map((device) => (
              <DeviceRow key={device.deviceId} device={device} />
            ))}
          </ul>
          <p>Signing out everywhere signs you out on this device, too.</p>
          <Button type="submit" variant="secondary" name="intent" value="signOutEverywhere">
            Sign Out Everywhere
          </Button>
        </form>
      </section>
    </AccountFrame>
  );
}

function DeviceRow({ device: { deviceId, name, signedInAt, seenAt, isCurrent } }: { readonly device: Device }) {
  const { locale } = useAtomValue(siteAtom);
  const day = (moment: string) => formatDay(moment, locale);
  return (
    <li>
      <div>
        <p>{name}</p>
        <p data-part="soft">{`${isCurrent ? "This device" : `Last used on ${day(seenAt)}`} · signed in on ${day(signedInAt)}`}</p>
      </div>
      {isCurrent ? null : (
        <Button type="submit" variant="quiet" name="intent" value={`signOutDevice:${deviceId}`}>
          Sign Out <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
