/** Whether the application of the page waited for the shopper's first intent (`await-intent.ts`). */
export function hasIntent(): boolean {
  return performance.getEntriesByName("intent").length > 0;
}
