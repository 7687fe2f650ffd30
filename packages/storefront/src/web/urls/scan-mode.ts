/** The page that scans. Its address is one whose policy allows the camera. */
export const scanPath = "/gift-registry/scan";

/** Whether a path or URL of the store is that page's. */
export const isScanPath = (path: string): boolean => path.split(/[?#]/)[0] === scanPath;

const cookieName = "scanMode";

/** Whether the text of a page's cookies has scan mode on: its value is exactly "true" [REG-15]. */
export function isScanMode(cookies: string | null): boolean {
  return (cookies ?? "").split("; ").includes(`${cookieName}=true`);
}

/** The cookie that turns scan mode on or off. It lasts as long as the browser's session and is readable by scripts. */
export function toScanModeCookie(isOn: boolean): string {
  return `${cookieName}=${isOn ? "true" : ""}; Path=/; SameSite=Lax${isOn ? "" : "; Max-Age=0"}`;
}
