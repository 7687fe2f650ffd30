import type { Navigation } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";

/** One line of news above everything, absent when there is none. */
export function Announcement({ announcement }: Readonly<Pick<Navigation, "announcement">>) {
  if (announcement === null) return null;
  const { text, linkText, url } = announcement;
  return (
    <p>
      {text} <StoreLink href={url}>{linkText}</StoreLink>
    </p>
  );
}
