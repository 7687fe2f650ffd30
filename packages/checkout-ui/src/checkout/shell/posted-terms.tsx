import { lazyPart } from "@store/ui-kit/lazy-part";
import type { TermsFormProps } from "../../dialogs/terms-form.tsx";
import { NotLoaded } from "./not-loaded.tsx";

// Only the response to a form that was posted without scripts has it.
const TermsForm = lazyPart(() => import("../../dialogs/terms-form.tsx").then((part) => part.TermsForm), {
  fallback: null,
  written: '[data-part="terms-form"]',
  Unavailable: NotLoaded,
});

/** The terms that a posted form has to accept, if any. */
export function PostedTerms({
  lines,
  ...form
}: Omit<TermsFormProps, "lines"> & { readonly lines: TermsFormProps["lines"] | undefined }) {
  return lines ? <TermsForm lines={lines} {...form} /> : null;
}
