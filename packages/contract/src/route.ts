/** How a call is transmitted, without its schemas: plain data that any client can use. */
export interface Route<Name extends string = string> {
  /** The name in logs and failures; unique. */
  readonly name: Name;
  readonly method: "GET" | "POST";
  /**
   * Absolute path on the storefront's origin. `{name}` is replaced by that field of the request; the other fields of a
   * GET's request are the query.
   */
  readonly path: string;
  /** The encoding of a POST's request: JSON, or form-encoded as browsers do. */
  readonly body: "json" | "form";
  /**
   * The format of the response: JSON, a piece of HTML, an SVG picture, a redirect without a body, or JSON that becomes a
   * script if the request names a callback.
   */
  readonly answer: "json" | "html" | "picture" | "redirect" | "script";
  /** "network": the client may retry the call after a network failure, since it sets a state and adds nothing. */
  readonly retry: "never" | "network";
  /**
   * "always" and "unlessFirst" send the CSRF token of the checkout model; with "unlessFirst" the first call may
   * omit it.
   */
  readonly token: "none" | "always" | "unlessFirst";
}

/** The differences between a route and a POST of JSON; `at` replaces the call's own name at the end of the path. */
export type Difference = Partial<Omit<Route, "name" | "path">> & { readonly at?: string };

/** The route of a call: `removeItem` under `/Cart/` is a POST of JSON to `/Cart/RemoveItem`. */
export function toRoute<const Name extends string>(
  base: string,
  name: Name,
  { at = name.charAt(0).toUpperCase() + name.slice(1), ...difference }: Difference,
): Route<Name> {
  return {
    name,
    method: "POST",
    path: base + at,
    body: "json",
    answer: "json",
    retry: "never",
    token: "none",
    ...difference,
  };
}

/** The routes of several calls under one base path. */
export function routesUnder<const Table extends Readonly<Record<string, Difference>>>(
  base: string,
  table: Table,
  common: Difference = {},
): { readonly [Name in keyof Table & string]: Route<Name> } {
  const routes = Object.keys(table).map((name) => [name, toRoute(base, name, { ...common, ...table[name] })]);
  // `fromEntries` loses the relation between name and route; the entries above are correct.
  return Object.fromEntries(routes) as { readonly [Name in keyof Table & string]: Route<Name> };
}

type Group = readonly [base: string, common: Difference, table: Readonly<Record<string, Difference>>];

// Distributes over the groups, since a plain `keyof` would yield only the names that all groups share.
type NamesIn<Each extends Group> = Each extends Group ? keyof Each[2] & string : never;

/** The routes of several calls under several base paths. */
export function routesUnderAll<const Groups extends readonly Group[]>(
  ...groups: Groups
): { readonly [Name in NamesIn<Groups[number]>]: Route<Name> } {
  return Object.assign({}, ...groups.map(([base, common, table]) => routesUnder(base, table, common)));
}

export const read = { method: "GET" } as const;
export const withToken = { token: "always" } as const;
