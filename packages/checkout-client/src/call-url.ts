import type { Operation } from "@store/contract/operation";

/**
 * Where a call goes: fields named in the path as `{name}` are filled from the request, and the rest of a GET's request
 * travels as its query. Throws when the request lacks a field of the path, which is a mistake of the calling code.
 */
export function callUrl(
  { method, path }: Pick<Operation, "method" | "path">,
  request: Readonly<Record<string, unknown>>,
): string {
  const inPath = new Set<string>();
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = request[name];
    if (value === undefined) throw new Error(`${path} needs "${name}". Pass it in the request.`);
    inPath.add(name);
    return encodeURIComponent(String(value));
  });
  if (method !== "GET") return filled;

  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) {
    if (!inPath.has(name) && value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}
