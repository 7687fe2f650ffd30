/** When every story plays: a Monday morning, before the carriers' noon. */
export const storyTime = "2026-11-23T15:00:00Z";
