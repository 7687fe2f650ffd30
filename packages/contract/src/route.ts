/** How a call travels, without what it carries: plain data that any client can use. */
export interface Route<Name extends string = string> {
  /** The name in logs and failures; no two calls share one. */
  readonly name: Name;
  readonly method: "GET" | "POST";
  /** Absolute path on the storefront's origin; `{name}` takes that field of the request, the rest of a GET's request travels as its query. */
  readonly path: string;
  /** How a POST's request is written: as JSON, or as a browser's own form would be. */
  readonly body: "json" | "form";
  /** How the answer is written: JSON, a piece of HTML, or a redirect without a body. */
  readonly answer: "json" | "html" | "redirect";
  /** "network": the client may send it again after a network failure, since the call sets a state and adds nothing. */
  readonly retry: "never" | "network";
  /** "always" and "unlessFirst" send the anti-forgery token of the checkout model; "unlessFirst" may go without. */
  readonly token: "none" | "always" | "unlessFirst";
}

/** What of a route is not as its table says; `at` replaces the call's own name at the end of the path. */
type Difference = Partial<Omit<Route, "name" | "path">> & { readonly at?: string };

/**
 * The routes of one noun. A call without differences is a POST of JSON to the base and its own name in PascalCase:
 * `removeItem` under `/Cart/` goes to `/Cart/RemoveItem`.
 */
export function routesUnder<const Table extends Readonly<Record<string, Difference>>>(
  base: string,
  table: Table,
  common: Difference = {},
): { readonly [Name in keyof Table & string]: Route<Name> } {
  const routes: Record<string, Route> = {};
  for (const name in table) {
    const { at = name[0]?.toUpperCase() + name.slice(1), ...own }: Difference = { ...common, ...table[name] };
    routes[name] = {
      name,
      method: "POST",
      path: base + at,
      body: "json",
      answer: "json",
      retry: "never",
      token: "none",
      ...own,
    };
  }
  // Filled name by name from the table, which TypeScript cannot follow.
  return routes as { readonly [Name in keyof Table & string]: Route<Name> };
}

export const read = { method: "GET" } as const;
export const withToken = { token: "always" } as const;
