/** Commits after this one are checked. The rules did not exist before it. */
export const since = "b76d36356b370b9fbffb60396065b6b0b20297a1";

export default {
  extends: ["@commitlint/config-conventional"],
  rules: {
    "header-max-length": [2, "always", 72],
    // A body gives the reason, and may contain a link that is longer than a line.
    "body-max-line-length": [0],
    "footer-max-line-length": [0],
  },
};
