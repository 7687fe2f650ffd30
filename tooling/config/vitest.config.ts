import { testConfig } from "./src/test-config.ts";

/** The tests of the package that Vitest runs in, for every package without needs of its own. */
export default await testConfig();
