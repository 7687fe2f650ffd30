import { ContentPage } from "../../web/page/content-page.tsx";
import { type PrivacyStore, privacySections } from "./privacy-sections.tsx";

export interface PrivacyPageProps {
  readonly store: PrivacyStore;
}

/** The privacy policy. Forms that ask for personal data link to `#infoWeCollect`. */
export function PrivacyPage({ store }: PrivacyPageProps) {
  return (
    <ContentPage
      title="Privacy Policy"
      lead={`${store.brandName} asks only for what an order needs, and says here what becomes of it.`}
      sections={privacySections(store)}
    />
  );
}
