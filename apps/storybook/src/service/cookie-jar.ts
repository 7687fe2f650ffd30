/** The cookies of one shopper, by name; what else a browser would know of them does not matter on one origin. */
export interface CookieJar {
  /** The value of a Cookie header; empty without cookies. */
  toHeader(): string;
  /** Takes the values of Set-Cookie headers. */
  keep(setCookies: readonly string[]): void;
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    toHeader: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    keep(setCookies) {
      for (const setCookie of setCookies) {
        const [, name, value] = /^([^=;]+)=([^;]*)/.exec(setCookie) ?? [];
        if (name !== undefined && value !== undefined) cookies.set(name, value);
      }
    },
  };
}
