/** A key that no other press has. Not `randomUUID`, which browsers withhold on plain HTTP. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
