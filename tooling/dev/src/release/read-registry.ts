/** The checksum of a version as the registry at `url` tells it to whoever installs it. */
export async function readIntegrity(
  url: string,
  { name, version }: { name: string; version: string },
): Promise<string> {
  const response = await fetch(new URL(name.replace("/", "%2f"), url));
  if (!response.ok) throw new Error(`The registry responded ${response.status} for ${name}.`);
  const { versions }: { versions: Record<string, { dist: { integrity: string } } | undefined> } = await response.json();
  const found = versions[version];
  if (!found) throw new Error(`The registry has no ${name}@${version}.`);
  return found.dist.integrity;
}
