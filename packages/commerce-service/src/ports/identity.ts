/** What somebody typed to sign in. */
export interface Credentials {
  /** The account's e-mail address, however it is spelled. */
  username: string;
  password: string;
}

/** Knows who an account's password belongs to. Hashing is costly: who asks while too many wait already is told "busy". */
export interface Identity {
  /** The account that these credentials open; null when there is none, which takes as long to find out as a wrong password. */
  findAccount(credentials: Credentials): Promise<{ accountId: string } | null | "busy">;
  /** What is stored of a new password: an argon2id string of the PHC form. */
  hashPassword(password: string): Promise<{ phc: string } | "busy">;
}
