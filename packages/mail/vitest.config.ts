import { testConfig } from "@store/config/tests";

// The outbox is tried on the real service.
export default await testConfig({ database: true });
