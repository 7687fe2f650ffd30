import path from "node:path";

/** Where models and raw renders wait between two commands; never committed. */
export const renders = path.resolve(import.meta.dirname, "../../.renders");
