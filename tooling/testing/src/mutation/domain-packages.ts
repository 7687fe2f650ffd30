import fs from "node:fs";
import path from "node:path";

interface Manifest {
  name: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The domain packages of a workspace, by folder name: published, and depending on nothing at run time. */
export function domainPackages(root: string): string[] {
  return fs
    .readdirSync(path.join(root, "packages"))
    .filter((folder) => {
      const file = path.join(root, "packages", folder, "package.json");
      return fs.existsSync(file) && isDomain(JSON.parse(fs.readFileSync(file, "utf8")) as Manifest);
    })
    .sort();
}

const isDomain = ({ private: kept = false, dependencies, peerDependencies }: Manifest) =>
  !kept && Object.keys({ ...dependencies, ...peerDependencies }).length === 0;
