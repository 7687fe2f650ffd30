import { Button } from "@store/ui-kit/button";
import { type DesignDraft, designNames, designPath } from "./design-draft.ts";

/** Leads back to the first step, with everything that was chosen. */
export function PreviousForm({ draft }: { readonly draft: DesignDraft }) {
  return (
    <form action={designPath} aria-label="Previous step">
      {designNames.map((name) => (
        <input key={name} type="hidden" name={name} value={draft[name]} />
      ))}
      <Button type="submit" variant="secondary">
        Previous
      </Button>
    </form>
  );
}
