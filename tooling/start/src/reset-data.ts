import { commandFolder } from "@store/dev/workspace/workspace-root";
import { resetData } from "./start/reset-data.ts";

if (process.env.DATABASE_URL) {
  console.error("DATABASE_URL is set. This command resets only the embedded database; unset DATABASE_URL to use it.");
  process.exit(1);
}
const { folder, dev } = commandFolder();
const { ok, message } = resetData(folder, { dev });
console.log(message);
process.exit(ok ? 0 : 1);
