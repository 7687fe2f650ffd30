import type { Brand, Site } from "@store/contract/shared";
import type { Moment } from "./cell.ts";

/** A mail to send, written in the transaction of its event. */
export interface MailOutboxTable {
  mail_id: string;
  recipient: string;
  site: Site;
  brand: Brand;
  /** A `StoredMailContent`; null after it was sent, since it may contain a link that opens an account. */
  content: unknown;
  attempts: number;
  /** Null after it was sent, or given up. */
  next_attempt_at: Moment | null;
  sent_at: Moment | null;
  created_at: Moment;
}

/** A link that may set, once, the password of the account with an e-mail address, if there is one. */
export interface PasswordResetTable {
  /** The hash of the token in the link, which only the mail has. */
  token_hash: string;
  email: string;
  expires_at: Moment;
}
