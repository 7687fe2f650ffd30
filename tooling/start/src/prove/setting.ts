import type { SampleServiceOptions } from "@store/sample-store/service";
import type { ServiceKit } from "./load-service.ts";
import type { ProofDatabase } from "./proof-database.ts";

/** What every proof runs on: one durable PostgreSQL and the service over it. */
export interface Setting {
  kit: ServiceKit;
  database: ProofDatabase;
  databaseUrl: string;
  options: SampleServiceOptions;
}
