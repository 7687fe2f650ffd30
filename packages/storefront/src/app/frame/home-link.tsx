import { StoreLink } from "@store/ui-kit/link";
import { Wordmark, type WordmarkStore } from "./wordmark.tsx";

/** The link to the home page. */
export function HomeLink({ store }: { store: WordmarkStore }) {
  return (
    <StoreLink href="/" data-part="home-link">
      <Wordmark store={store} />
    </StoreLink>
  );
}
