import { StoreLink } from "@store/ui-kit/link";

/** The brand's name as its sign, and the way home. */
export function Wordmark({ brandName }: { brandName: string }) {
  return (
    <StoreLink href="/" data-part="wordmark">
      {brandName}
    </StoreLink>
  );
}
