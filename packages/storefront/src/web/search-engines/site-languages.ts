import type { Site } from "@store/contract/shared";

/** The language of each site for alternate links. */
export const siteLanguages: Readonly<Record<Site, string>> = { US: "en-US", CA: "en-CA" };
