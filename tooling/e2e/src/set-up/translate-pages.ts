import type { Page } from "@playwright/test";
import { scriptsAttribute } from "@store/ui-kit/early-protocol";

/**
 * Translates every page as a browser does once its scripts run: each text node, also a later one, is replaced by a copy in
 * two `<font>` elements. Numbers get Persian digits; words stay, so that a journey can find them.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript((scripts) => {
    const untranslated = "head, script, style, noscript, textarea, svg, font";
    const toPersian = (text: string) =>
      /[a-z]/i.test(text) ? text : text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));

    function replace(text: Text): void {
      if (!text.isConnected || text.data.trim() === "" || text.parentElement?.closest(untranslated)) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(toPersian(text.data));
      outer.append(inner);
      text.replaceWith(outer);
    }
    function translate(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) replace(text);
    }
    function start(): void {
      if (document.documentElement?.getAttribute(scripts) !== "running") return void requestAnimationFrame(start);
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translate(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    }
    start();
  }, scriptsAttribute);
}

/** A text with the digits that the translation replaced. */
export function toUntranslated(text: string): string {
  return text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}
