/** The page that signs in for a registry, and returns to `returnUrl`. */
export function toRegistrySignIn(returnUrl: string): string {
  return `/gift-registry/authenticate?${new URLSearchParams({ returnUrl })}`;
}

/** The page that creates a registry, with what was typed and the page to return to. */
export function toNewRegistryUrl(query: Readonly<Record<string, string>>): string {
  const filled = Object.entries(query).filter(([, text]) => text !== "");
  return filled.length === 0 ? "/gift-registry/new" : `/gift-registry/new?${new URLSearchParams(filled)}`;
}
