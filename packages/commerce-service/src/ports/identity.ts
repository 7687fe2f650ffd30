/** What somebody typed to sign in. */
export interface Credentials {
  /** The account's e-mail address, however it is spelled. */
  username: string;
  password: string;
}

/** Knows who an account's password belongs to. */
export interface Identity {
  /** The account that these credentials open; null when there is none, which takes as long to find out as a wrong password. */
  findAccount(credentials: Credentials): Promise<{ accountId: string } | null>;
}
