const maxBytes = 64 * 1024;

/**
 * A form that a page takes, read whole: at most 64 KB, as of a call, whatever length its header claims. Answers 413 in its
 * place when there is more; the rest is never read.
 */
export async function limitBody(request: Request): Promise<Request | Response> {
  if (request.body === null) return request;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = Number(request.headers.get("content-length") ?? 0);
  if (bytes > maxBytes) return tooLarge();
  bytes = 0;
  for await (const part of request.body) {
    bytes += part.byteLength;
    if (bytes > maxBytes) return tooLarge();
    parts.push(part);
  }
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: new Blob(parts) });
}

function tooLarge(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Connection: "close" };
  return new Response("This form is larger than 64 KB.", { status: 413, headers });
}
