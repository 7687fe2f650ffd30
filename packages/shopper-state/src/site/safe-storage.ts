type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A storage that finds and keeps nothing where the browser's throws: it may be full, or withheld since the page opened. */
export function safeStorage(storage: TextStorage): TextStorage {
  return {
    getItem: (name) => attempt(() => storage.getItem(name)) ?? null,
    setItem: (name, text) => attempt(() => storage.setItem(name, text)),
    removeItem: (name) => attempt(() => storage.removeItem(name)),
  };
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
