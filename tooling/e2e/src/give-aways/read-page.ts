import type { Page } from "@playwright/test";

/** What a reader of a page's HTML gets: its text, its pictures and the targets of its links. */
export interface ReadPage {
  text: string;
  links: string[];
  pictures: { name: string; alt: string }[];
  /** The product whose page this is, as search engines read it: a sectional has several hundred SKUs. */
  product: string | undefined;
  /** The pictures of the product whose page this is, without those of other products' cards. */
  ownPictures: string[];
}

/**
 * Fetches a page and parses it with the browser's own parser; none of its scripts runs and no picture is loaded. The
 * current page must have the same origin.
 */
export function readPage(reader: Page, url: string): Promise<ReadPage> {
  return reader.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const document = new DOMParser().parseFromString(html, "text/html");
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((part) => part.textContent);
    for (const hidden of document.querySelectorAll("script, style, template")) hidden.remove();
    const nameOf = (image: Element) =>
      (image.getAttribute("src") ?? "").replace(/^.*\/pictures\/([0-9a-f]{8}\/)?/, "").replace(/-\d+\.\w+$/, "");
    const images = [...document.querySelectorAll("img")];
    return {
      text: document.body.textContent ?? "",
      links: [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? ""),
      pictures: images.map((image) => ({ name: nameOf(image), alt: image.getAttribute("alt") ?? "" })),
      product: /"inProductGroupWithID":"([^"]+)"/.exec(data.join())?.[1],
      ownPictures: [...document.querySelectorAll('[data-part="gallery"] img')].map(nameOf),
    };
  }, url);
}
