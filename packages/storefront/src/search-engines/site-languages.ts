import type { Site } from "@store/contract/shared";

/** What each site is written in, as alternate links name it. */
export const siteLanguages: Readonly<Record<Site, string>> = { US: "en-US", CA: "en-CA" };
