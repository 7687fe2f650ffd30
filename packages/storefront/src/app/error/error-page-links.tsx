import type { Link } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import type { ReactNode } from "react";
import { SearchBox } from "../../shop/search/search-box.tsx";

export interface ErrorPageLinksProps {
  readonly departments: readonly Link[];
  /** False if the service may be unavailable. */
  readonly suggest: boolean;
  readonly children: ReactNode;
}

/** What to do next on an error page: search, departments, and the given buttons. */
export function ErrorPageLinks({ departments, suggest, children }: ErrorPageLinksProps) {
  return (
    <div data-part="error-page-links">
      <SearchBox label="Search the shop" suggest={suggest} />
      {departments.length > 0 ? (
        <nav aria-label="Shop by department">
          <ul>
            {departments.map(({ title, url }) => (
              <li key={url}>
                <StoreLink href={url}>{title}</StoreLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <p data-part="content-actions">{children}</p>
    </div>
  );
}
