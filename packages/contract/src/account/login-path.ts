/** Where a shopper signs in who is not at a form yet, and from there, signed in, goes to `returnUrl`. */
export function toLoginPath(returnUrl: string): string {
  return `/account/login?${new URLSearchParams({ returnUrl, isRedirect: "true" })}`;
}
