import type { Config } from "@react-router/dev/config";

// Two dozen pages fit in one cached file; loaded when they become visible, they would cost a request on every page.
export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // One bundle with two entries: `index`, the storefront alone, and `main`, the program that serves it.
  serverBuildFile: "[name].js",
} satisfies Config;
