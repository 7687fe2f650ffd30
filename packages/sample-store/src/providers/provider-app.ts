import type { Clock, StoreDatabase } from "@store/commerce-service";
import { Hono } from "hono";
import { csrf } from "hono/csrf";
import type { Kysely } from "kysely";

export interface ProviderOptions {
  /** The origins of the shops, which alone may open sheets. */
  getShops: () => readonly string[];
  /** The store's, in which the sandbox processor keeps its own tables. */
  database: Kysely<StoreDatabase>;
  /** The store's. */
  clock: Clock;
  /** Signs the notifications of the sandbox processor. */
  notificationSecret: string;
  /** Sends a request to a shop. */
  fetch: (request: Request) => Promise<Response>;
}

const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "same-origin" };

/** The beginnings of a provider's site: its styles, no form of another origin, and nothing that is kept. */
export function createProviderApp(): Hono {
  const app = new Hono();
  app.use(csrf());
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });
  app.get("/styles.css", (context) => context.body(styles, 200, { "content-type": "text/css; charset=utf-8" }));
  return app;
}

/** The policy of a page: browsers also ask it where a form leads to in the end. */
export function toPolicy({
  frames = [],
  leadsTo = [],
}: {
  frames?: readonly string[];
  leadsTo?: readonly string[];
} = {}): string {
  return [
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'",
    "require-trusted-types-for 'script'; trusted-types 'none'",
    `form-action ${["'self'", ...leadsTo].join(" ")}`,
    `frame-ancestors ${frames.join(" ") || "'none'"}`,
  ].join("; ");
}

const styles = `
:root { --line: #8886; --accent: #0b4f9e; }
* { box-sizing: border-box; }
body { background: Canvas; font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { margin: 0 auto; max-width: 30rem; padding: 1rem; }
h1 { color: var(--accent); font-size: 1.5rem; line-height: 1.2; margin: 0 3rem 0.5rem 0; }
.note { border-inline-start: 0.25rem solid var(--accent); margin: 0 0 1rem; padding-inline-start: 0.75rem; }
.amount { font-size: 1.125rem; overflow-wrap: anywhere; }
fieldset { border: 1px solid var(--line); border-radius: 0.5rem; margin: 0 0 1rem; padding: 0.5rem 1rem; }
label { display: block; margin-block: 0.75rem; overflow-wrap: anywhere; }
.account { display: grid; gap: 0.75rem; grid-template-columns: auto 1fr; }
.account input { height: 1.5rem; width: 1.5rem; margin: 0; }
small, .account strong { display: block; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-block-start: 1px solid var(--line); padding-block: 0.75rem; }
li p { margin: 0 0 0.5rem; }
select, input:not([type]) { font: inherit; min-height: 2.75rem; padding: 0.5rem; width: 100%; }
.choices { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block: 0.75rem; }
form > .choices { background: Canvas; bottom: 0; margin-block: 0; padding-block: 0.75rem; position: sticky; }
button { background: none; border: 2px solid var(--accent); border-radius: 0.5rem; color: inherit; cursor: pointer; flex: 1 1 8rem; font: inherit; min-height: 2.75rem; padding: 0.5rem 1rem; }
button[value="approve"] { background: var(--accent); color: Canvas; font-weight: 600; }
summary { cursor: pointer; padding-block: 0.75rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hanging { display: none; }
[data-hangs] form > :not(.hanging, .amount) { display: none; }
[data-hangs] .hanging { display: block; }
`;
