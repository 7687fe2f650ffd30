import { pathsByKilobytes } from "./generated/body-sizes.ts";

const bytesByPath = new Map(
  Object.entries(pathsByKilobytes).flatMap(([kilobytes, paths]) =>
    paths.map((path) => [path, Number(kilobytes) * 1024] as const),
  ),
);

/** The size in bytes of the largest body that the store takes at any path. */
export const largestBodyBytes = 64 * 1024;

/**
 * The size in bytes of the largest body at a path: that of the call's request schema, and the largest of all at any
 * other path, such as that of a page with a form.
 */
export function toMaxBodyBytes(path: string): number {
  return bytesByPath.get(path) ?? largestBodyBytes;
}
