/** Why the last action of a line failed. */
export function LineError({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" data-part="field-error">
      {text}
    </p>
  );
}
