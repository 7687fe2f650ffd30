/** Folders of static files, and paths with a file extension, which pages do not have apart from their `.data` responses. */
const filePaths = [/^\/+(assets|pictures)\//, /\.(?!data$)[a-z0-9]{1,10}$/i];

/** Whether a path names a file. One that arrives here does not exist, since the listener serves the static files. */
export function isFilePath(path: string): boolean {
  return filePaths.some((pattern) => pattern.test(path));
}

/** The plain 404 response for a missing file; it is not cached. */
export function missingFile(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response("Not Found", { status: 404, headers: { ...headers, "X-Content-Type-Options": "nosniff" } });
}
