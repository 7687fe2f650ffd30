const perPage = 12;

/** One page of a list. `page` is what an address says: what is no page shows the first, past the end the last. */
export function toPage<Item>(items: readonly Item[], page = "1") {
  const pageCount = Math.max(1, Math.ceil(items.length / perPage));
  const current = Math.min(Math.max(1, Number(page) || 1), pageCount);
  return {
    items: items.slice((current - 1) * perPage, current * perPage),
    total: items.length,
    page: current,
    pageCount,
  };
}
