import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";

/** What a registry is, for who has none yet. */
export const registryMeaning =
  "A registry lists what you would like for a wedding, a baby, a new home or an anniversary. Guests who have its link see what is wanted and what was bought, and buy from it.";

/** Leads a newcomer to a new account, and from there to `returnUrl` (AMB-295). */
export function NewHere({ returnUrl }: { readonly returnUrl: string }) {
  return (
    <section aria-labelledby="new-here">
      <h2 id="new-here">New here?</h2>
      <p>A registry belongs to an account. Create one, and you come back to your registry.</p>
      <StoreLink href={`/account/create-account?${new URLSearchParams({ returnUrl })}`} {...buttonLook("secondary")}>
        Create Your Account
      </StoreLink>
    </section>
  );
}
