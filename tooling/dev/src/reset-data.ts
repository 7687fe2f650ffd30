import { resetData } from "./start/reset-data.ts";
import { commandFolder } from "./start/workspace-root.ts";

if (process.env.DATABASE_URL) {
  console.error(
    "DATABASE_URL names a database of your own, which this command does not touch. Unset it to reset .store/database.",
  );
  process.exit(1);
}
const { ok, message } = resetData(commandFolder().folder);
console.log(message);
process.exit(ok ? 0 : 1);
