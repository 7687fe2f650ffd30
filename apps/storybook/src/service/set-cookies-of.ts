const kept = new WeakMap<Response, readonly string[]>();

/**
 * Lets a service that answers inside a page begin sessions. A browser drops Set-Cookie from every response that a page makes
 * itself; after this call such responses remember theirs for `setCookiesOf`. Call it once, before the service answers.
 */
export function rememberSetCookies(): void {
  globalThis.Response = new Proxy(Response, {
    construct(target, parameters: ConstructorParameters<typeof Response>) {
      const response = new target(...parameters);
      const setCookies = new Headers(parameters[1]?.headers).getSetCookie();
      if (setCookies.length > 0) kept.set(response, setCookies);
      return response;
    },
  });
}

/** The Set-Cookie values a response of this page was made with. */
export function setCookiesOf(response: Response): readonly string[] {
  return kept.get(response) ?? [];
}
