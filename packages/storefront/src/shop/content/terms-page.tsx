import { ContentPage } from "../../web/page/content-page.tsx";
import { type TermsStore, termsSections } from "./terms-sections.tsx";

export interface TermsPageProps {
  readonly store: TermsStore;
}

/** The terms of use and sale. */
export function TermsPage({ store }: TermsPageProps) {
  return (
    <ContentPage
      title="Terms of Use"
      lead={`These terms apply whenever you browse or buy from ${store.brandName}. We have kept them short so that they can be read.`}
      sections={termsSections(store)}
    />
  );
}
