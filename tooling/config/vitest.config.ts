import { testConfig } from "./src/test-config.ts";

/** The Vitest settings of every package that needs no others. */
export default await testConfig();
