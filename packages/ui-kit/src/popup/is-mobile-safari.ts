const apple = /\b(iPhone|iPad|iPod)\b/;
const ofOthers = /\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|GSA)\//;

/** Whether a user agent is Safari on a phone or tablet: the only browser that lets the page behind a popup scroll. */
export function isMobileSafari(userAgent: string): boolean {
  return apple.test(userAgent) && /\bSafari\//.test(userAgent) && !ofOthers.test(userAgent);
}
