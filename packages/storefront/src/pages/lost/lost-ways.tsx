import type { Link } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import type { ReactNode } from "react";
import { SearchBox } from "../../search-box/search-box.tsx";

export interface LostWaysProps {
  readonly departments: readonly Link[];
  /** Off where there may be no service to ask. */
  readonly suggest: boolean;
  readonly children: ReactNode;
}

/** The ways on from a page that could not be shown: a search, the departments, and the buttons given. */
export function LostWays({ departments, suggest, children }: LostWaysProps) {
  return (
    <div data-part="lost-ways">
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
