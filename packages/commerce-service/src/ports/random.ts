/** Unpredictable text of `bytes` random bytes, URL-safe. */
export interface Random {
  token(bytes: number): string;
}

/** The platform's cryptographic randomness, in browsers and Node. */
export const webRandom: Random = {
  token(bytes) {
    const drawn = crypto.getRandomValues(new Uint8Array(bytes));
    return btoa(String.fromCharCode(...drawn))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  },
};
