import http from "node:http";
import pg from "pg";
import { limitStatements } from "./statements.ts";
import { limitTables } from "./tables.ts";

// The least program that can answer add, read, set and place: what the service is measured against. It checks nothing.
const { DATABASE_URL: connectionString, PORT } = process.env;
const pool = new pg.Pool({ connectionString, max: 10 });
await pool.query(limitTables);

interface Said {
  cart: string;
  variant: number;
  qty: number;
  patch: object;
}
interface Line {
  qty: number;
  unit_price: number;
}

async function ask<Row extends pg.QueryResultRow>(name: keyof typeof limitStatements, values: unknown[]) {
  return (await pool.query<Row>({ name, text: limitStatements[name], values })).rows;
}

function toCart(items: Line[]) {
  const qty = items.reduce((sum, item) => sum + item.qty, 0);
  const total = items.reduce((sum, item) => sum + item.qty * item.unit_price, 0) / 100;
  return { lines: items.length, qty, total, items };
}

const posts: Record<string, (said: Said) => Promise<unknown>> = {
  "/add": async ({ cart, variant, qty }) => toCart(await ask<Line>("add", [cart, variant, qty])),
  "/set": async ({ cart, patch }) => (await ask<{ data: object }>("set", [cart, patch]))[0]?.data,
  "/place": async ({ cart, patch }) => (await ask("place", [cart, patch]))[0],
};

async function answer(request: http.IncomingMessage): Promise<unknown> {
  const url = request.url ?? "";
  if (request.method === "GET") {
    return url === "/readyz" ? { ok: true } : toCart(await ask<Line>("read", [url.slice("/cart/".length)]));
  }
  let text = "";
  request.setEncoding("utf8");
  for await (const chunk of request) text += chunk;
  return posts[url]?.(JSON.parse(text) as Said);
}

function send(response: http.ServerResponse, status: number, value: unknown): void {
  const text = JSON.stringify(value);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
  response.writeHead(status, headers).end(text);
}

const server = http.createServer((request, response) => {
  answer(request).then(
    (value) => send(response, 200, value),
    (error: Error) => send(response, 409, { error: error.message }),
  );
});
server.listen(Number(PORT), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
