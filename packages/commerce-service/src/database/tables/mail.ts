import type { Brand, Site } from "@store/contract/shared";
import type { Moment } from "./cell.ts";

/** A mail to send, written in the transaction of its event. */
export interface MailOutboxTable {
  mail_id: string;
  recipient: string;
  site: Site;
  brand: Brand;
  /** A `MailContent`; null after it was sent, since it may contain a link that opens an account. */
  content: unknown;
  attempts: number;
  /** Null after it was sent, or given up. */
  next_attempt_at: Moment | null;
  sent_at: Moment | null;
  created_at: Moment;
}

/** A link that may set an account's password, once. */
export interface PasswordResetTable {
  /** The hash of the token in the link, which only the mail has. */
  token_hash: string;
  account_id: string;
  expires_at: Moment;
}
