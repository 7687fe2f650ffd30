const maxBytes = 64 * 1024;
const maxDepth = 20;

export type BodyReading = { ok: true; value: unknown } | { ok: false; problem: "tooLarge" | "tooDeep" | "malformed" };

/** Reads a JSON body of at most 64 KB and 20 levels, whatever length its header claims. No body counts as an empty object. */
export async function readBody(request: Request): Promise<BodyReading> {
  const text = await readText(request);
  if (text === undefined) return { ok: false, problem: "tooLarge" };
  if (text === "") return { ok: true, value: {} };
  try {
    const value: unknown = JSON.parse(text);
    return isDeeperThan(value, maxDepth) ? { ok: false, problem: "tooDeep" } : { ok: true, value };
  } catch {
    return { ok: false, problem: "malformed" };
  }
}

async function readText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return undefined;
  if (!request.body) return "";
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}
