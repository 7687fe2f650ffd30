import type { Config } from "@react-router/dev/config";

// Two dozen pages fit one cached file; asked for as they come into sight, they would cost a request on every page.
export default { ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
