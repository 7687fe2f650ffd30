/** Where only files lie; and a name with an ending, as no page has one but the data of the pages themselves. */
const filePaths = [/^\/+(assets|pictures)\//, /\.(?!data$)[a-z0-9]{1,10}$/i];

/** Whether an address names a file. One that reaches us is not there: files are the listener's. */
export function isFilePath(path: string): boolean {
  return filePaths.some((pattern) => pattern.test(path));
}

/** For machines that ask for a file that is not there: no page, nothing to keep. */
export function lostFile(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response("Not Found", { status: 404, headers: { ...headers, "X-Content-Type-Options": "nosniff" } });
}
