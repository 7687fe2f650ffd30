import { testConfig } from "@store/config/tests";

// Screens are tried against the real service.
export default await testConfig({ database: true });
