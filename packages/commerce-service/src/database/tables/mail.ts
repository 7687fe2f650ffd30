import type { Brand, Site } from "@store/contract/shared";
import type { Moment } from "./cell.ts";

/** A mail that is to be sent, written in the transaction of what it tells. */
export interface MailOutboxTable {
  mail_id: string;
  recipient: string;
  site: Site;
  brand: Brand;
  /** A `MailContent`; null once it was sent, since it may hold a link that opens an account. */
  content: unknown;
  attempts: number;
  /** Null once it was sent, or given up. */
  next_attempt_at: Moment | null;
  sent_at: Moment | null;
  created_at: Moment;
}

/** A link that may set an account's password, once. */
export interface PasswordResetTable {
  /** Of the token in the link, which only the mail has. */
  token_hash: string;
  account_id: string;
  expires_at: Moment;
}
