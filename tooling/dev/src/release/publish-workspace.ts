import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { type LocalRegistry, requireRegistry, runChangeset } from "./run-changeset.ts";

/** A package that a release has published, with the checksum of its tarball as registries write it. */
export interface PublishedPackage {
  name: string;
  version: string;
  integrity: string;
}

interface PublishPlan {
  plan: { name: string; version: string; tarball: { path: string } }[][];
}

export interface PublishOptions {
  /** The workspace, whose packages are built. */
  root: string;
  /** Where the plan and the tarballs are written. */
  folder: string;
  /** Where to publish; without it, to the registry of the account's npm configuration. */
  registry?: LocalRegistry;
}

/**
 * Publishes each package whose version the registry does not have, in the steps of the release workflow: plan, pack,
 * publish what was packed. Returns what was published: nothing, if the registry has everything.
 */
export async function publishWorkspace({ root, folder, registry }: PublishOptions): Promise<PublishedPackage[]> {
  if (registry) await requireRegistry(registry, root);
  const to = { cwd: root, registry };
  const planFile = path.join(folder, "publish-plan.json");
  const packed = path.join(folder, "packed");
  fs.rmSync(packed, { recursive: true, force: true });
  await runChangeset("planning", ["publish-plan", "--output", planFile], to);
  if (readPlan(planFile).length === 0) return [];
  await runChangeset("packing", ["pack", "--from-publish-plan", planFile, "--out-dir", packed], to);
  await runChangeset("publishing", ["publish", "--from-pack-dir", packed], to);
  return readPlan(path.join(packed, "publish-plan.json")).map(({ name, version, tarball }) => ({
    name,
    version,
    integrity: integrityOf(path.join(packed, tarball.path)),
  }));
}

function readPlan(file: string) {
  const { plan }: PublishPlan = JSON.parse(fs.readFileSync(file, "utf8"));
  return plan.flat();
}

function integrityOf(file: string): string {
  return `sha512-${createHash("sha512").update(fs.readFileSync(file)).digest("base64")}`;
}
