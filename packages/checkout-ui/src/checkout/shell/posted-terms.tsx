import { memo, Suspense } from "react";
import type { TermsFormProps } from "../../dialogs/terms-form.tsx";
import { lazyWritten } from "./lazy-written.ts";

// Only the response to a form that was posted without scripts has it.
const TermsForm = lazyWritten('[data-part="terms-form"]', () =>
  import("../../dialogs/terms-form.tsx").then((part) => part.TermsForm),
);

/**
 * The terms that a posted form has to accept, if any. Memoized: rendered again before its script has loaded, React would
 * take the form that the server has rendered off the page until then.
 */
export const PostedTerms = memo(function PostedTerms({
  lines,
  ...form
}: Omit<TermsFormProps, "lines"> & { readonly lines: TermsFormProps["lines"] | undefined }) {
  return lines ? (
    <Suspense>
      <TermsForm lines={lines} {...form} />
    </Suspense>
  ) : null;
});
