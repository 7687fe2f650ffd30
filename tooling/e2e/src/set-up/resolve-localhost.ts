import dns from "node:dns";

const { lookup } = dns.promises;

/**
 * Resolves every name below `localhost` to this machine, as browsers do (RFC 6761): Node asks the system, and not every
 * system resolves `modern.localhost`, which a journey sends its own requests to.
 */
export function resolveLocalhost(): void {
  dns.promises.lookup = ((name: string, options: dns.LookupOptions) =>
    lookup(name.endsWith(".localhost") ? "localhost" : name, options)) as typeof lookup;
}
