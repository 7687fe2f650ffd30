/** Unguessable text of `bytes` random bytes, URL-safe. */
export interface Random {
  token(bytes: number): string;
}

/** Randomness of the platform's own cryptography: browsers and Node alike. */
export const webRandom: Random = {
  token(bytes) {
    const drawn = crypto.getRandomValues(new Uint8Array(bytes));
    return btoa(String.fromCharCode(...drawn))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  },
};
