/** What the store has answered: its status, 0 without an answer, and the document. */
export type Reply = Pick<XMLHttpRequest, "status" | "responseXML">;

/** Requests a document, or posts a form that one answers. Not by `fetch`: only this reads HTML without a policy of Trusted Types. */
export async function fetchPage(path: string, timeout: number, fields?: URLSearchParams): Promise<Reply> {
  try {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.open(fields ? "POST" : "GET", path);
    request.timeout = timeout;
    await new Promise((resolve) => {
      request.onloadend = resolve;
      request.send(fields);
    });
    return request;
  } catch {
    // An extension may have put another one in its place.
    return { status: 0, responseXML: null };
  }
}
