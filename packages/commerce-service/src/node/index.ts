export { auditStore, countUnits } from "../orders/audit-store.ts";
export type { Mail, MailContent, Mailer, OrderPlaced } from "../ports/mailer.ts";
export { checkConnection } from "./check-connection.ts";
export { ConfigurationError } from "./configuration-error.ts";
export {
  createNodeCommerceService,
  type NodeCommerceService,
  type NodeServiceOptions,
} from "./create-node-commerce-service.ts";
export { migrateWithin, migrationNames } from "./migrate-within.ts";
export { openPool } from "./open-pool.ts";
export { prepareDatabase } from "./prepare-database.ts";
