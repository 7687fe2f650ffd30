import {
  createNonceTemplate,
  fillText,
  isTemplateCoding,
  type NonceTemplate,
  type TemplateCoding,
} from "./nonce-template.ts";
import { createPageCache } from "./page-cache.ts";

interface SharedPagesOptions {
  /** The size in memory of all pages together, at most. */
  maxBytes: number;
  /** The version of the pages' data; null if nobody knows it. */
  getVersion: (url: URL) => Promise<string | null>;
  /** Milliseconds since any moment. */
  now: () => number;
}

/** How long a page is shown as it is. The version of its data does not contain the counts of stock. */
const maxAgeMs = 30_000;

/** A page for visitors without a session, rendered for none of them. */
export interface SharedPage {
  /** The response for a visitor with a nonce; compressed if the listener sends it in this coding. */
  toResponse(nonce: string, coding: string | undefined): Promise<Response>;
}

/** A rendered page and the nonce it has instead of a visitor's. */
export interface RenderedPage {
  response: Response;
  nonce: string;
}

export interface SharedPages {
  find(url: URL): Promise<SharedPage | null>;
  /** The page, rendered if nobody else has just done it, and kept if it is complete; null if it cannot be shared. */
  load(url: URL, render: () => Promise<RenderedPage | null>): Promise<SharedPage | null>;
}

/** The shared pages of one storefront, kept in memory for a short time and for one version of their data. */
export function createSharedPages({ maxBytes, getVersion, now }: SharedPagesOptions): SharedPages {
  // Anybody can invent a search or a selection of filters: those do not displace the other pages.
  const whole = createPageCache<SharedPage>({ maxBytes: maxBytes * 0.75, maxAgeMs, now });
  const narrowed = createPageCache<SharedPage>({ maxBytes: maxBytes * 0.25, maxAgeMs, now });
  const cacheOf = (url: URL) => (url.search === "" ? whole : narrowed);
  const rendering = new Map<string, Promise<SharedPage | null>>();

  // The origin says which shop it is. Without a version nobody knows whether a page is out of date.
  async function findKey(url: URL): Promise<string | null> {
    const version = await getVersion(url);
    return version && `${url.href} ${version}`;
  }
  async function render(key: string, url: URL, renderPage: () => Promise<RenderedPage | null>) {
    const rendered = await renderPage();
    if (rendered === null) return null;
    const { response, nonce } = rendered;
    const html = await response.text();
    const template = response.status === 200 ? await createNonceTemplate(html, { nonce, coding: "zstd" }) : null;
    if (template === null) return toPlainPage(response, html.split(nonce));
    const page = toCachedPage(response, template);
    // Room for both codings: most visits of a page that many see need both.
    cacheOf(url).save(key, page, 2 * template.bytes + key.length);
    return page;
  }

  return {
    async find(url) {
      const key = await findKey(url);
      return (key && cacheOf(url).find(key)) || null;
    },
    async load(url, renderPage) {
      const key = await findKey(url);
      if (key === null) return null;
      const current = cacheOf(url).find(key) ?? rendering.get(key);
      if (current !== undefined) return current;
      const page = render(key, url, renderPage).finally(() => rendering.delete(key));
      rendering.set(key, page);
      return page;
    },
  };
}

/** A page that is shown once: an error or a redirect. */
function toPlainPage({ status, headers }: Response, parts: readonly string[]): SharedPage {
  const kept = [...headers];
  const hasBody = ![204, 304].includes(status);
  return {
    toResponse: async (nonce) =>
      new Response(hasBody ? parts.join(nonce) : null, { status, headers: new Headers(kept) }),
  };
}

function toCachedPage({ status, headers }: Response, template: NonceTemplate): SharedPage {
  // As a list: the responses of a listener may keep the object they are given, to which a visitor's cookie is added.
  const kept = [...headers];
  const templates: Partial<Record<TemplateCoding, Promise<NonceTemplate | null>>> = {
    [template.coding]: Promise.resolve(template),
  };
  /** The page in a coding, compressed for the first visitor whose browser prefers it. */
  function compress(coding: TemplateCoding): Promise<NonceTemplate | null> {
    const nonce = crypto.randomUUID().replaceAll("-", "");
    templates[coding] ??= createNonceTemplate(String(fillText(template, nonce)), { nonce, coding }).catch(() => null);
    return templates[coding];
  }
  return {
    async toResponse(nonce, coding) {
      const compressed = isTemplateCoding(coding) ? await compress(coding) : null;
      const body = compressed?.fill(nonce) ?? fillText(template, nonce);
      const own = new Headers(kept);
      own.set("Content-Length", String(body.length));
      if (compressed) {
        own.set("Content-Encoding", compressed.coding);
        own.append("Vary", "Accept-Encoding");
      }
      return new Response(body, { status, headers: own });
    },
  };
}
