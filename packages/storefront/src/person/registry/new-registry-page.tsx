import type { Address } from "@store/contract/shared";
import { RegistryForm } from "@store/product-ui/registry";
import { Alert } from "@store/ui-kit/alert";
import { buttonLook } from "@store/ui-kit/button";
import type { FormErrors } from "@store/ui-kit/form-outcome";
import { StoreLink } from "@store/ui-kit/link";
import { ContentPage } from "../../web/page/content-page.tsx";
import { AccountFrame } from "../account/account-frame.tsx";
import { NewHere, registryMeaning } from "../sign-in/new-here.tsx";
import { AddressHint, toAddressOptions } from "./registry-address.tsx";
import { toNewRegistryUrl, toRegistrySignIn } from "./registry-sign-in.ts";

export interface NewRegistryPageProps {
  /** The addresses of the account; null for a guest. */
  readonly addresses: readonly Address[] | null;
  /** What was typed before a sign-in. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Where the form leads on to, and the way back. */
  readonly returnUrl?: string | null;
  readonly submitted?: FormErrors | undefined;
}

const empty = { name: "", registryType: "br", eventDate: "", address: "" };

/** Creates a registry. Who is not signed in is led to the sign-in first (AMB-275). */
export function NewRegistryPage({ addresses, typed, returnUrl = null, submitted }: NewRegistryPageProps) {
  const fields = { ...typed, ...submitted?.fields };
  if (addresses === null) return <SignInFirst fields={fields} returnUrl={returnUrl} wasSignedIn={Boolean(submitted)} />;
  return (
    <AccountFrame title="Create a Registry" section="/gift-registry/registrant-list" problem={submitted?.problem}>
      <RegistryForm
        initial={{ ...empty, ...fields }}
        errors={submitted?.errors}
        addresses={toAddressOptions(addresses)}
        addressHint={<AddressHint addresses={addresses} />}
        submitLabel="Create"
      >
        <StoreLink href={returnUrl ?? "/gift-registry/registrant-list"} {...buttonLook("secondary")}>
          Cancel
        </StoreLink>
      </RegistryForm>
    </AccountFrame>
  );
}

interface SignInFirstProps {
  readonly fields: Readonly<Record<string, string>>;
  readonly returnUrl: string | null;
  /** Whether the session has ended while the form was filled in. */
  readonly wasSignedIn: boolean;
}

/** Leads to the sign-in, and from there back with what was typed. */
function SignInFirst({ fields, returnUrl, wasSignedIn }: SignInFirstProps) {
  const here = toNewRegistryUrl({ ...(returnUrl !== null && { returnUrl }), ...fields });
  return (
    <ContentPage title="Create a Registry" lead={registryMeaning}>
      {wasSignedIn ? (
        <Alert tone="error">You were signed out. What you typed comes back after the sign-in.</Alert>
      ) : null}
      <p>Sign in, and you come back here.</p>
      <p data-part="content-actions">
        <StoreLink href={toRegistrySignIn(here)} {...buttonLook("primary")}>
          Sign In
        </StoreLink>
      </p>
      <NewHere returnUrl={here} />
    </ContentPage>
  );
}
