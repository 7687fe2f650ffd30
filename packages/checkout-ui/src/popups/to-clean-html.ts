/** Sanitized HTML, without its first heading, which is the title of the popup. */
export interface CleanHtml {
  readonly title: string | null;
  /**
   * Trusted HTML of the sanitizer's own policy if the browser supports Trusted Types, otherwise a string; empty if
   * nothing is left.
   */
  readonly html: string | TrustedHTML;
}

const headings = ["h2", "h3"];
const tags = ["p", "br", "strong", "em", "a", "ul", "li", "img"];
const allowed = {
  ALLOWED_TAGS: [...headings, ...tags],
  ALLOWED_ATTR: ["href", "src", "alt", "width", "height"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * Sanitizes HTML of the service: paragraphs, emphasis, links, lists, and pictures of this store. Of everything else the
 * text is kept. Loads its library with the first call.
 */
export async function toCleanHtml(served: string): Promise<CleanHtml> {
  const { default: purify } = await import("dompurify");
  const fragment = purify.sanitize(served, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const picture of fragment.querySelectorAll("img")) if (!isOwn(picture.src)) picture.remove();
  const [first, ...others] = fragment.querySelectorAll(headings.join());
  first?.remove();
  for (const heading of others) heading.replaceWith(paragraphOf(heading));
  const holder = document.createElement("div");
  holder.append(fragment);
  // Only the sanitizer creates trusted HTML, so it runs last.
  const html = holder.innerHTML && purify.sanitize(holder.innerHTML, { ...allowed, RETURN_TRUSTED_TYPE: true });
  return { title: first?.textContent?.trim() || null, html };
}

function isOwn(url: string): boolean {
  return URL.canParse(url, location.origin) && new URL(url, location.origin).origin === location.origin;
}

function paragraphOf(heading: Element): HTMLParagraphElement {
  const strong = document.createElement("strong");
  strong.append(...heading.childNodes);
  const paragraph = document.createElement("p");
  paragraph.append(strong);
  return paragraph;
}
