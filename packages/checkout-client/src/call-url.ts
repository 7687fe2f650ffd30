import type { Route } from "@store/contract/routes";

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Where a call goes: fields named in the path as `{name}` are filled from the request, and the rest of a GET's request
 * travels as its query. Throws when the request lacks a field of the path, which is a mistake of the calling code.
 */
export function callUrl({ method, path }: Pick<Route, "method" | "path">, request: Fields): string {
  const rest = { ...request };
  const filled = path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = rest[name];
    if (value === undefined) throw Error(`${path} needs "${name}"`);
    delete rest[name];
    return encodeURIComponent(`${value}`);
  });
  const query = method === "GET" && String(toFields(rest));
  return query ? `${filled}?${query}` : filled;
}

/** A request as a form or a query writes it; what is absent is left out. */
export function toFields(request: Fields): URLSearchParams {
  return new URLSearchParams(
    Object.entries(request).flatMap(([name, value]) => (value == null ? [] : [[name, `${value}`]])),
  );
}
