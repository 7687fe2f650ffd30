import type { Page } from "@playwright/test";

/** Whether the page can be moved sideways, and by what. */
export function sidewaysFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide) return [];
    const isInStrip = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (box !== document.body && getComputedStyle(box).overflowX !== "visible")
          return box !== document.documentElement;
      return false;
    };
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > wide + 1 && !isInStrip(element))
      .slice(-3)
      .map((element) => `wider than the page: ${element.outerHTML.slice(0, 140)}`);
  });
}

/** Words that a box cuts off: text taller or wider than an ancestor that hides what overflows. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHiddenForEyes = (element: Element) => element.closest('[data-part="visually-hidden"], [hidden], [inert]');
    const hides = (value: string) => value === "hidden" || value === "clip";
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || isHiddenForEyes(holder) || !holder.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width <= 1 || words.height <= 1) continue;
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // A strip that scrolls shows its text when it is scrolled.
        if (style.overflowX === "auto" || style.overflowX === "scroll") break;
        // A long text is shown whole on request, also one whose button appears when the shopper comes near.
        if (box.matches('[data-part="reveal-window"]')) break;
        const isCutSideways = hides(style.overflowX) && (words.right > edge.right + 2 || words.left < edge.left - 2);
        const isCutBelow = hides(style.overflowY) && words.bottom > edge.bottom + 2 && edge.height > 1;
        const isShortened = style.textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth + 1;
        if (isCutSideways || isCutBelow || isShortened) {
          faults.push(`cut off: "${node.textContent.trim().slice(0, 50)}" by ${box.outerHTML.slice(0, 80)}`);
          break;
        }
      }
    }
    return faults;
  });
}

/** Links in the browser's default blue: they have no style. */
export function unstyledLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bare = document.createElement("a");
    bare.href = "/somewhere-nobody-was";
    const frame = document.createElement("iframe");
    frame.setAttribute("aria-hidden", "true");
    document.body.append(frame);
    frame.contentDocument?.body.append(bare);
    const blues = [frame.contentWindow?.getComputedStyle(bare).color ?? "", "rgb(0, 0, 238)", "rgb(158, 158, 255)"];
    frame.remove();
    return [...document.querySelectorAll("a[href]")]
      .filter((link) => blues.includes(getComputedStyle(link).color))
      .map((link) => `no style: ${link.outerHTML.slice(0, 120)}`);
  });
}
