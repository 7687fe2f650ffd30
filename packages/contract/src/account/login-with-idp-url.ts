/** Identity providers that a shopper may sign in with. */
export const idps = ["google", "apple"] as const;
export type Idp = (typeof idps)[number];

/** Where a browser goes to sign in with an identity provider, and from there, signed in, to `redirectUrl`. */
export function loginWithIdpUrl(idp: Idp, redirectUrl: string): string {
  return `/account/auth/loginwithidp?${new URLSearchParams({ idp, redirectUrl })}`;
}
