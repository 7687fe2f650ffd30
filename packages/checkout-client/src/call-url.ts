import type { Route } from "@store/contract/routes";

/** A request as a path, a query or a form takes it. The platform itself writes each value as its text, hence the casts. */
export type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Where a call goes: fields named in the path as `{name}` are filled from the request, and the rest of a GET's request
 * travels as its query. Throws when the request lacks a field of the path, which is a mistake of the calling code.
 */
export function callUrl({ method, path }: Pick<Route, "method" | "path">, request: Fields): string {
  const filled = path.replace(/{(\w+)}/g, (_, name: string) => {
    if (request[name] === undefined) throw Error(`${path} needs "${name}"`);
    return encodeURIComponent(request[name] as string);
  });
  const query = method === "GET" && `${toFields(request, path)}`;
  return query ? `${filled}?${query}` : filled;
}

/** A request as a form or a query writes it: without what is absent, and without what stands in the path. */
export function toFields(request: Fields, path = ""): URLSearchParams {
  const fields = new URLSearchParams();
  for (const name in request) {
    if (request[name] != null && !path.includes(`{${name}}`)) fields.append(name, request[name] as string);
  }
  return fields;
}
