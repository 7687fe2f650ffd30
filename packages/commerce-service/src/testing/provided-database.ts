/** The PostgreSQL of a test run: tests clone its migrated and seeded template. */
export interface ProvidedDatabase {
  serverUrl: string;
  template: string;
}

declare module "vitest" {
  interface ProvidedContext {
    database: ProvidedDatabase;
    X;
  }
}
