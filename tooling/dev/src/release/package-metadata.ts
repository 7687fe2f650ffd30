import type { PackageManifest } from "../workspace/published-packages.ts";

/** What the root's package.json says once for every package. */
export type RepositoryManifest = Required<
  Pick<PackageManifest, "homepage" | "bugs" | "repository" | "author" | "license">
>;

/**
 * The fields of a published package that follow from the repository's own. The registry compares `repository` with the
 * repository whose workflow publishes, and refuses the provenance of any other.
 */
export function packageMetadata({ homepage, bugs, repository, author, license }: RepositoryManifest, folder: string) {
  return {
    homepage: `${homepage}/tree/main/${folder}#readme`,
    bugs,
    repository: { ...repository, directory: folder },
    author,
    license,
  };
}
