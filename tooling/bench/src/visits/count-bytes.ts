import type { Page } from "playwright";

/** What a visit transferred, in bytes on the wire, headers included. */
export interface VisitBytes {
  /** Documents: the page, and those that it led to. */
  html: number;
  /** Script files, whether the page named them or a script asked for them. */
  scripts: number;
  /** The number of script files. */
  files: number;
  /** The bytes of each script file by its name, to look for the cause. */
  byFile: ReadonlyMap<string, number>;
}

/** Counts what a page transfers from now on; the result reads the sums so far. */
export async function countBytes(page: Page): Promise<() => VisitBytes> {
  const session = await page.context().newCDPSession(page);
  const pending = new Map<string, { type: string; url: string }>();
  const byFile = new Map<string, number>();
  let html = 0;
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    pending.set(requestId, { type, url: response.url });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { type, url } = pending.get(requestId) ?? {};
    if (type === "Document") html += encodedDataLength;
    if (type !== "Script" || url === undefined) return;
    const name = new URL(url).pathname.split("/").at(-1) ?? url;
    byFile.set(name, (byFile.get(name) ?? 0) + encodedDataLength);
  });
  await session.send("Network.enable");
  return () => {
    const scripts = [...byFile.values()].reduce((sum, bytes) => sum + bytes, 0);
    return { html, scripts, files: byFile.size, byFile };
  };
}
