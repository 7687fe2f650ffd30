import { StoreLink } from "@store/ui-kit/link";

export interface BreadcrumbsProps {
  readonly links: readonly { title: string; url: string }[];
  /** Whether the last link is the page itself. */
  readonly endHere?: boolean;
}

/** The path from the home page to this page. */
export function Breadcrumbs({ links, endHere = false }: BreadcrumbsProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" data-part="breadcrumbs">
      <ol>
        {links.map(({ title, url }, index) => (
          <li key={url}>
            <StoreLink href={url} aria-current={endHere && index === links.length - 1 ? "page" : undefined}>
              {title}
            </StoreLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
