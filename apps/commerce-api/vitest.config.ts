import { testConfig } from "@store/config/tests";

// Tests wait for PostgreSQL: with two workers one waits while the other computes.
export default await testConfig({ database: true, workers: 2 });
