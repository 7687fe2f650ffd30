import path from "node:path";

/** Where models and raw renders wait between two commands; never committed. STUDIO_RENDERS keeps another set apart. */
export const renders = path.resolve(process.env.STUDIO_RENDERS ?? path.join(import.meta.dirname, "../../.renders"));
