/** The URL of the login page, which returns to `returnUrl` after the sign-in. */
export function toLoginPath(returnUrl: string): string {
  return `/account/login?${new URLSearchParams({ returnUrl, isRedirect: "true" })}`;
}
