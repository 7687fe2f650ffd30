import { lazyPart } from "@store/ui-kit/lazy-part";
import { NotLoaded } from "../popups/not-loaded.tsx";
import type { TermsFormProps } from "./terms-form.tsx";

// Only the response to a form that was posted without scripts has it.
const TermsForm = lazyPart(() => import("./terms-form.tsx").then((part) => part.TermsForm), {
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
