import type { Config } from "@react-router/dev/config";

// Only `react-router typegen` reads this: the apps carry their own, and route types of files outside an app are made here.
export default { appDirectory: "src", ssr: true } satisfies Config;
