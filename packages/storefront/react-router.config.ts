import type { Config } from "@react-router/dev/config";

// Only `react-router typegen` reads this. The apps have their own configuration, but the route types of files outside
// an app are generated here.
export default { appDirectory: "src", ssr: true } satisfies Config;
