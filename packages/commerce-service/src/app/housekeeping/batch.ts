/** How many rows one statement deletes at most. */
export const batchSize = 1000;

/** Deletes batch after batch until there is nothing left to delete, or until the signal is aborted. */
export async function repeatBatches(deleteBatch: () => Promise<number>, signal?: AbortSignal): Promise<void> {
  let deleted = 1;
  while (deleted > 0 && !signal?.aborted) deleted = await deleteBatch();
}
