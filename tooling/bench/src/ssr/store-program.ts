import { startStore } from "@store/start/start-store";

// The built store as `start` runs it, over a database of its own that is removed at the end.
const [folder = ""] = process.argv.slice(2);
const store = await startStore({ folder, demo: false, temporary: true });
process.send?.({ port: store.ports.us });
process.on("SIGTERM", async () => {
  await store.stop();
  process.exit(0);
});
