import { StoreLink } from "@store/ui-kit/link";

export interface BreadcrumbsProps {
  readonly links: readonly { title: string; url: string }[];
}

/** The way from the home page to here. */
export function Breadcrumbs({ links }: BreadcrumbsProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" data-part="breadcrumbs">
      <ol>
        {links.map(({ title, url }) => (
          <li key={url}>
            <StoreLink href={url}>{title}</StoreLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
