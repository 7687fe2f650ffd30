/** Unguessable text of `bytes` random bytes, URL-safe. */
export interface Random {
  token(bytes: number): string;
}
