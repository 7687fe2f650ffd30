import type { RawBuilder } from "kysely";

/** What must never be found, by its words: each statement answers the offending rows by what names them. */
export type AuditRules = Readonly<Record<string, RawBuilder<{ subject: string }>>>;
