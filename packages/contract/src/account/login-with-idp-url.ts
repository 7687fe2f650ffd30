/** Identity providers that a shopper may sign in with. */
export const idps = ["google", "apple"] as const;
export type Idp = (typeof idps)[number];

/** The URL at which a browser signs in with an identity provider. Afterwards it is redirected to `redirectUrl`. */
export function loginWithIdpUrl(idp: Idp, redirectUrl: string): string {
  return `/account/auth/loginwithidp?${new URLSearchParams({ idp, redirectUrl })}`;
}
