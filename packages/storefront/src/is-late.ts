/** Whether the application of the page waited for the shopper's first intent (`intent/await-intent.ts`). */
export function isLate(): boolean {
  return performance.getEntriesByName("intent").length > 0;
}
