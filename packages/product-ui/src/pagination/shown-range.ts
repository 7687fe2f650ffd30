/**
 * Which products of a list a page shows, counted from 1. The size of a page is not on the wire: every page but the last
 * is full, and the last one ends with the list.
 *
 * @example shownRange({ page: 2, pageCount: 3, total: 31, shown: 12 }) // { first: 13, last: 24 }
 */
export function shownRange({
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
