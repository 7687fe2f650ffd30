import type { Config } from "@react-router/dev/config";

// Two dozen pages fit in one cached file; loaded when they become visible, they would cost a request on every page.
export default { ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
