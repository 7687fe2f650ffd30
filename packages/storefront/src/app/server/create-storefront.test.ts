import type { StoreWallet } from "@store/contract/shared";
import { heldModuleType } from "@store/ui-kit/early-protocol";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Commerce } from "../../web/headers/storefront-headers.ts";
import { type AdmitPage, callPaths, createStorefront } from "./create-storefront.ts";
import { buildSample, commerceSample, configSample } from "./storefront.fixture.ts";

const origins = {
  general: { US: "https://linden.example", CA: "https://linden.example.ca" },
  modern: { US: "https://plinth.example", CA: "https://plinth.example.ca" },
};

async function ask(
  url: string,
  parts: {
    origins?: typeof origins;
    commerce?: Commerce;
    admitPage?: AdmitPage;
    wallets?: readonly StoreWallet[];
    init?: RequestInit;
  } = {},
) {
  const requested: string[] = [];
  const { init, commerce = commerceSample(requested), ...more } = parts;
  const shop = createStorefront({ config: configSample, build: buildSample, mode: "production", commerce, ...more });
  const answer = await shop.fetch(new Request(url, init));
  return { answer, requested, text: await answer.text() };
}
const here = "http://localhost:3000";

describe("a call of the contract", () => {
  it("is forwarded to the service, every one of them, and never to a page", async () => {
    for (const path of callPaths.map((one) => one.replace(/:\w+/, "some-thing"))) {
      const { requested } = await ask(here + path);
      expect(requested, path).toEqual([path]);
    }
  });
});

describe("the URL of a missing file", () => {
  it.each(["/assets/x.js", "/assets/x", "/pictures/x", "/wp-login.php", "/browse/sofas.html"])(
    "%s returns a short text and loads nothing from the service",
    async (path) => {
      const { answer, requested, text } = await ask(here + path);
      expect([answer.status, text, requested]).toEqual([404, "Not Found", []]);
      expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    },
  );

  it("is not the URL of a page's data", async () => {
    const { answer, requested } = await ask(`${here}/browse/sofas.data`);
    expect([answer.status, requested.includes("/browse/catalog/category/sofas")]).toEqual([200, true]);
  });

  it.each([
    ["localhost", "/pictures/brand/general-180.png"],
    ["modern.localhost", "/pictures/brand/modern-180.png"],
  ])("redirects to the icon of the brand at %s", async (host, icon) => {
    const { answer } = await ask(`http://${host}:3000/favicon.ico`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, icon]);
  });
});

describe("the cart", () => {
  it("may be kept by the browser for Back, and is asked for again otherwise", async () => {
    const { answer } = await ask(`${here}/checkout/cart`);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-cache"]);
    expect(answer.headers.get("Vary")).toBe("*");
  });

  it.each(["/checkout/cart.data", "/checkout/cart/", "/account/login", "/order/x"])(
    "is kept alone: not %s",
    async (path) => {
      const { answer } = await ask(here + path);
      expect([answer.headers.get("Cache-Control"), answer.headers.get("Vary")]).toEqual(["no-store", null]);
    },
  );
});

const wallets: readonly StoreWallet[] = [
  { kind: "payPal", name: "PayPal", origin: "https://pay.example", opens: "window" },
];
const withoutNonce = (answer: Response) => {
  const policy = answer.headers.get("Content-Security-Policy")?.replaceAll(/'nonce-\w+'/g, "");
  return [policy, answer.headers.get("Cross-Origin-Opener-Policy"), answer.headers.get("Permissions-Policy")];
};

describe("where a wallet may pay", () => {
  const steps = ["shipping", "shippingandgiftoptions", "paymentandbilling", "review"].map(
    (step) => `/checkout/${step}`,
  );

  it.each(steps)("%s has the policy of the cart, which allows its origin", async (path) => {
    const cart = await ask(`${here}/checkout/cart`, { wallets });
    const step = await ask(here + path, { wallets });
    expect(withoutNonce(step.answer)).toEqual(withoutNonce(cart.answer));
    expect(cart.answer.headers.get("Content-Security-Policy")).toContain("frame-src 'self' https://pay.example;");
  });

  it.each(["/browse/sofas", "/account/login", "/nothing", "/checkout/confirmation"])(
    "%s has the policy that it has without, and knows only that there is another",
    async (path) => {
      const page = await ask(here + path, { wallets });
      const before = await ask(here + path);
      expect(withoutNonce(page.answer)).toEqual(withoutNonce(before.answer));
      expect([page.text.includes(" data-wallets="), page.text.includes("pay.example")]).toEqual([true, false]);
    },
  );

  it("the cart is told what may pay, also in its data", async () => {
    const cart = await ask(`${here}/checkout/cart`, { wallets });
    const { text } = await ask(`${here}/checkout/cart.data`, { wallets });
    expect([cart.text.includes("https://pay.example"), text.includes("https://pay.example")]).toEqual([true, true]);
  });
});

it("the cart has the usual policy where no wallet may pay", async () => {
  const cart = await ask(`${here}/checkout/cart`, { wallets: [] });
  const home = await ask(`${here}/browse/sofas`);
  expect(withoutNonce(cart.answer)).toEqual(withoutNonce(home.answer));
  expect(cart.text).not.toMatch(/ data-wallets=|wallets/);
});

it("has no other styles on a development server than when it is built", async () => {
  const build = { ...buildSample, unstable_getCriticalCss: () => "a { color: red }" };
  const commerce = commerceSample([]);
  const shop = createStorefront({ config: configSample, build, mode: "development", commerce });
  const answer = await shop.fetch(new Request(`${here}/browse/sofas`));
  const sheets = (await answer.text()).match(/<style[^>]*>/g) ?? [];
  expect(sheets.filter((sheet) => sheet.includes("critical"))).toEqual([]);
  expect(sheets.length).toBeGreaterThan(0);
});

describe("a page in a crowded store", () => {
  const full = async () => null;

  it.each(["/browse/sofas", "/browse/sofas.data", "/checkout/cart"])(
    "%s is 503 and asks nothing of the service",
    async (path) => {
      const { answer, requested, text } = await ask(here + path, { admitPage: full });
      expect([answer.status, requested]).toEqual([503, []]);
      expect([answer.headers.get("Retry-After"), answer.headers.get("Cache-Control")]).toEqual(["5", "no-store"]);
      expect(text).toContain("Please reload this page in a few seconds.");
    },
  );

  it.each(["/healthz", "/readyz", "/Cart/GetCartCount", "/payments/notifications/sandbox"])(
    "is no reason to refuse %s",
    async (path) => {
      const { requested } = await ask(here + path, { admitPage: full });
      expect(requested).toEqual([path]);
    },
  );

  it("keeps its turn until it is rendered, and passes it on when rendering fails", async () => {
    for (const category of ["sofas", "broken"]) {
      const events: string[] = [];
      const commerce: Commerce = {
        async fetch(request) {
          events.push("call");
          return commerceSample().fetch(request);
        },
      };
      await ask(`${here}/browse/${category}`, {
        commerce,
        admitPage: async () => {
          events.push("turn");
          return () => events.push("end");
        },
      });
      expect([events[0], events.at(-1), events.includes("call")]).toEqual(["turn", "end", true]);
    }
  });
});

describe("a method", () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ["DELETE", "/browse/sofas", "GET, HEAD, POST"],
    ["PUT", "/checkout/cart.data", "GET, HEAD, POST"],
    ["OPTIONS", "/", "GET, HEAD, POST"],
    ["POST", "/assets/page.js", "GET, HEAD"],
    ["DELETE", "/favicon.svg", "GET, HEAD"],
  ])("%s is refused at %s, which loads nothing from the service", async (method, path, allow) => {
    const { answer, requested } = await ask(here + path, { init: { method } });
    expect([answer.status, answer.headers.get("Allow"), requested]).toEqual([405, allow, []]);
  });

  it("POST is refused at a page without a form", async () => {
    // React Router writes the error to the console.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { answer } = await ask(`${here}/browse/sofas`, { init: { method: "POST" } });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });
});

it("holds the scripts of a page to read back, and names them to its head", async () => {
  const { answer, text } = await ask(`${here}/browse/sofas`);
  expect(answer.status).toBe(200);
  expect(text).toMatch(new RegExp(`<script(?=[^>]* type="${heldModuleType}")[^>]*>[^<]*import`, "u"));
  expect(text).not.toMatch(/<script[^>]* type="module"|<link [^>]*modulepreload/);
  expect(text).toContain('data-files="/assets/chunk.js /assets/page.js"');
  expect(text).toContain('type="speculationrules"');
});

it("announces the scripts of a page with forms after its first picture", async () => {
  const { answer, text } = await ask(`${here}/checkout/cart`);
  expect(answer.status).toBe(200);
  expect(text).toMatch(/<script(?=[^>]* type="module")[^>]*>[^<]*import/u);
  expect(text).toMatch(/<link rel="modulepreload" href="\/assets\/chunk\.js" fetchPriority="low"/);
  expect(text).toMatch(/<link rel="modulepreload" href="\/assets\/page\.js" fetchPriority="low"/);
});

describe("an unknown URL", () => {
  it.each(["/browse/%00", "/browse/none", "/%00", "/nowhere"])("%s returns the store's own page", async (path) => {
    const { answer, text } = await ask(here + path);
    expect(answer.status).toBe(404);
    expect(text).toMatch(/<h1>We can(&#x27;|')t find that page\.<\/h1>/);
    expect(text).toContain("Living Room");
    expect(text).not.toMatch(/rel="(canonical|alternate)"/);
  });

  it("has no canonical URL, even if the service is unavailable", async () => {
    const { answer, text } = await ask("http://modern.localhost:3000/browse/broken");
    expect(answer.status).toBe(500);
    expect(text).toMatch(/<html[^>]* data-brand="modern"/);
    expect(text).toMatch(/<h1>Oops\. Something(&#x27;|')s not right\.<\/h1>/);
    expect(text).not.toMatch(/rel="(canonical|alternate)"/);
  });
});

describe("the URLs that a store states about itself", () => {
  const forged = "http://evil.test:8443";

  it.each(["/browse/sofas", "/sitemap.xml", "/robots.txt", "/nowhere"])(
    "never contain a forged host if they are configured: %s",
    async (path) => {
      const { text } = await ask(forged + path, { origins });
      expect(text).not.toContain("evil.test");
      expect(text).toContain("https://linden.example");
    },
  );

  it("are those of the brand of the requested host, on both sites", async () => {
    const { text } = await ask("https://plinth.example/browse/sofas", { origins });
    expect(text).toContain('<link rel="canonical" href="https://plinth.example/browse/sofas"/>');
    expect(text).toContain('hrefLang="en-CA" href="https://plinth.example.ca/browse/sofas"');
    expect(text).toContain('content="https://plinth.example/pictures/brand/modern-sofas-share.jpg"');
  });

  it("are also those of the brand behind a proxy that adds its port", async () => {
    const { text } = await ask("http://plinth.example:443/browse/sofas", { origins });
    expect(text).toContain('<link rel="canonical" href="https://plinth.example/browse/sofas"/>');
  });

  it("are the same host on adjacent ports if they are not configured", async () => {
    const { text } = await ask("http://modern.localhost:3000/browse/sofas");
    expect(text).toContain('<link rel="canonical" href="http://modern.localhost:3000/browse/sofas"/>');
    expect(text).toContain('href="http://modern.localhost:3001/browse/sofas"');
  });
});

describe("a store whose service is unavailable", () => {
  const unavailable = { isSuccess: false, errorCode: "Unexpected", message: "The store cannot answer right now." };
  const commerce = { fetch: async () => Response.json(unavailable, { status: 503 }) };

  it.each(["/", "/browse/sofas", "/checkout/cart", "/browse/sofas.data"])(
    "says so at %s, and the response is not cached",
    async (path) => {
      const { answer, text } = await ask(here + path, { commerce });
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toBe("5");
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      if (!path.endsWith(".data")) expect(text).toContain("try again in a moment");
    },
  );
});
