/**
 * The tools of a consumer, each at one exact version so that a run tests only our packages. npm is the version that
 * this Node includes.
 */
export const toolVersions = {
  node: "20.20.2",
  npm: "10.8.2",
  typescript: "6.0.3",
  vite: "8.3.8",
  verdaccio: "6.10.4",
} as const;
