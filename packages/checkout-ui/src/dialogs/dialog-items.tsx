import type { DialogView } from "./dialog-view.ts";

/** The items that a dialog is about, in words alone. */
export function DialogItems({ request }: Pick<DialogView, "request">) {
  const lines = toLines(request);
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function toLines(request: DialogView["request"]): string[] {
  if (request.kind === "oversized") return request.items.map(({ title }) => title);
  if (request.kind !== "cartInvalid") return [];
  return request.validation.unavailableItems.map(
    ({ title, availabilityMessage }) => `${title}: ${availabilityMessage}`,
  );
}
