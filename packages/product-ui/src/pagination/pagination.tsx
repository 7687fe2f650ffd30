import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";

export interface PaginationProps {
  /** 1 is the first. */
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  /** The number of products on this page. */
  readonly shown: number;
  readonly hrefOf: (page: number) => string;
}

/** The pages of a list as links, and the range on screen; nothing if one page holds everything. */
export function Pagination({ page, pageCount, total, shown, hrefOf }: PaginationProps) {
  if (pageCount === 1) return null;
  const { first, last } = toRange({ page, pageCount, total, shown });
  return (
    <nav aria-label="Pages" data-part="pagination">
      <p data-part="pagination-range">{`Showing ${first === last ? first : `${first}-${last}`} of ${total}`}</p>
      <ul>
        {page > 1 ? (
          <li>
            <StoreLink href={hrefOf(page - 1)} rel="prev" preventScrollReset data-part="page-link">
              <span aria-hidden="true">←</span> Previous
            </StoreLink>
          </li>
        ) : null}
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <StoreLink
              href={hrefOf(number)}
              preventScrollReset
              data-part="page-link"
              aria-current={number === page ? "page" : undefined}
            >
              <VisuallyHidden>Page</VisuallyHidden> <span>{number}</span>
            </StoreLink>
          </li>
        ))}
        {page < pageCount ? (
          <li>
            <StoreLink href={hrefOf(page + 1)} rel="next" preventScrollReset data-part="page-link">
              Next <span aria-hidden="true">→</span>
            </StoreLink>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/**
 * Which products of a list a page shows, from 1. The page size is not in the reply: every page except the last is full,
 * and the last one ends with the list.
 *
 * @example toRange({ page: 2, pageCount: 3, total: 31, shown: 12 }) // { first: 13, last: 24 }
 */
export function toRange({
  page,
  pageCount,
  total,
  shown,
}: {
  page: number;
  pageCount: number;
  total: number;
  shown: number;
}): { first: number; last: number } {
  const last = page >= pageCount ? total : page * shown;
  return { first: last - shown + 1, last };
}
