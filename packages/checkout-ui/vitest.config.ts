import { testConfig } from "@store/config/tests";

// Screens are tested with the real service.
export default await testConfig({ database: true });
