import page from "../build/client/index.html?raw";

export interface FramePorts {
  /** The origins of the shops that may embed the frame, as they are now. */
  readonly getShops: () => readonly string[];
}

/** The page of the 3D view. Its files are served beside it; only the configured shops may embed it. */
export default ({ getShops }: FramePorts) => ({
  async fetch(request: Request): Promise<Response> {
    const { pathname, protocol } = new URL(request.url);
    if (pathname === "/healthz" || pathname === "/readyz")
      return new Response("ok", { headers: { "Cache-Control": "no-store" } });
    if (pathname !== "/") return new Response("Not Found", { status: 404, headers: plain });
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Method Not Allowed", { status: 405, headers: { ...plain, Allow: "GET, HEAD" } });
    }
    const shops = getShops();
    const body = page.replace('data-shops=""', `data-shops="${shops.join(" ")}"`);
    return new Response(request.method === "HEAD" ? null : body, {
      headers: { ...toHeaders(shops), ...(protocol === "https:" && secureTransport) },
    });
  },
});

const plain = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

// As on the pages of the shops.
const secureTransport = { "Strict-Transport-Security": "max-age=31536000" };

function toHeaders(shops: readonly string[]) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    `connect-src ${shops.join(" ")}`,
    `frame-ancestors ${shops.join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-cache",
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  };
}
