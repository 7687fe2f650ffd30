/** What the store has answered: its status, 0 without an answer, and the document. */
export type Reply = Pick<XMLHttpRequest, "status" | "responseXML">;

/** Requests a document, or posts a form that one answers. Not by `fetch`: only this reads HTML without a policy of Trusted Types. */
export async function fetchPage(path: string, timeout: number, fields?: URLSearchParams): Promise<Reply> {
  const request = Object.assign(new XMLHttpRequest(), { responseType: "document" as const });
  request.open(fields ? "POST" : "GET", path);
  request.timeout = timeout;
  await new Promise((resolve) => {
    request.onloadend = resolve;
    request.send(fields);
  });
  return request;
}
