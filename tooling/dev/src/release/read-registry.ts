import type { PackageManifest } from "../workspace/published-packages.ts";

/** A published version: its package.json, and the checksum of its tarball. */
export interface RegistryVersion extends PackageManifest {
  dist: { integrity: string };
}

/** A version as the registry at `url` describes it to whoever installs it. */
export async function readVersion(
  url: string,
  { name, version }: { name: string; version: string },
): Promise<RegistryVersion> {
  const response = await fetch(new URL(name.replace("/", "%2f"), url));
  if (!response.ok) throw new Error(`The registry responded ${response.status} for ${name}.`);
  const { versions }: { versions: Record<string, RegistryVersion | undefined> } = await response.json();
  const found = versions[version];
  if (!found) throw new Error(`The registry has no ${name}@${version}.`);
  return found;
}
