/** The trimmed text of a form's field; null if it is missing or a file. */
export function readText(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : null;
}
