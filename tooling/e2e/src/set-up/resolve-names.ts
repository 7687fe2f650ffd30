import dns from "node:dns";

const { lookup } = dns.promises;

/** A name of this machine that is not "localhost": browsers withhold from it, on plain HTTP, what they let localhost have. */
export const plainHost = "shop.example";

/** Chromium's rules for that name and those below it. */
export const plainHostRules = [plainHost, `*.${plainHost}`].map((name) => `MAP ${name} 127.0.0.1`).join(", ");

/**
 * Resolves every name below `localhost` to this machine, as browsers do (RFC 6761): Node asks the system, and not every
 * system resolves `modern.localhost`, which a journey sends its own requests to. Also the names of `plainHost`.
 */
export function resolveNames(): void {
  const isOwn = (name: string) => name.endsWith(".localhost") || name.endsWith(plainHost);
  dns.promises.lookup = ((name: string, options: dns.LookupOptions) =>
    lookup(isOwn(name) ? "localhost" : name, options)) as typeof lookup;
}
