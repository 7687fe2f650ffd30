// What `changeset version` writes into a CHANGELOG.md: the sentence of each changeset, and one line for the packages of
// this repository that come along. Commits are in the history and on the release's page.

/** The line of a changeset. */
export function getReleaseLine({ summary }) {
  const [first, ...more] = summary.trim().split("\n");
  return [`- ${first}`, ...more.map((line) => `  ${line}`.trimEnd())].join("\n");
}

/** The line of the packages that a package needs and that have a new version. */
export function getDependencyReleaseLine(_changesets, updated) {
  if (updated.length === 0) return "";
  return `- Needs ${updated.map(({ name, newVersion }) => `${name} ${newVersion}`).join(", ")}.`;
}
