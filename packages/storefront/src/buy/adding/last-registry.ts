import type { OwnRegistries } from "./registry-outcome.ts";

const cookieName = "store-last-registry";
const lastsSeconds = 180 * 86_400;

/** The registries with the one first that this browser used last, if the account still has it (AMB-240). */
export function withLastFirst(registries: OwnRegistries, { headers }: Pick<Request, "headers">): OwnRegistries {
  const cookies = (headers.get("cookie") ?? "").split("; ");
  const isLast = ({ grId }: OwnRegistries[number]) => cookies.includes(`${cookieName}=${grId}`);
  return registries.toSorted((one, other) => Number(isLast(other)) - Number(isLast(one)));
}

/** The cookie that remembers the registry of an add. Only its owner can do anything with the id. */
export function toLastRegistryCookie(registryId: string, { url }: Pick<Request, "url">): string {
  const secure = url.startsWith("https:") ? "; Secure" : "";
  return `${cookieName}=${encodeURIComponent(registryId)}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${lastsSeconds}${secure}`;
}
