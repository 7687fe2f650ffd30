import { testConfig } from "@store/config/tests";

export default await testConfig({ workers: 2 });
