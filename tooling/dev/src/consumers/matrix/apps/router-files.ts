import { servicePaths, toSharedFiles } from "./shared-files.ts";

/** React Router with a server; a route passes the calls on. */
export const routerFiles: Readonly<Record<string, string>> = {
  ...toSharedFiles("app"),
  "vite.config.js": `import { reactRouter } from "@react-router/dev/vite";
export default { plugins: [reactRouter()] };
`,
  "react-router.config.js": "export default { ssr: true };\n",
  "app/root.tsx": `import { Links, Meta, Outlet, Scripts } from "react-router";

export default function Root() {
  return (
    <html lang="en" data-brand="general">
      <head>
        <title>A shop</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
`,
  "app/routes.ts": `import { index, route } from "@react-router/dev/routes";

const paths = ${JSON.stringify(servicePaths)};
const calls = paths.map((path) => route(path + "/*", "pass-on.ts", { id: path }));
export default [index("card.tsx"), route("cart", "cart.tsx"), ...calls];
`,
  "app/card.tsx": `import { CardPage } from "./card-page";

export default function Card() {
  return <CardPage />;
}
`,
  "app/cart.tsx": `import { useLoaderData } from "react-router";
import { loadCart } from "./load-cart";
import { YourCart } from "./your-cart";

export async function loader({ request }: { request: Request }) {
  return { cart: await loadCart(process.env.SERVICE ?? "", request.headers.get("cookie") ?? "") };
}

export default function CartRoute() {
  const { cart } = useLoaderData<typeof loader>();
  return <YourCart cart={cart} />;
}
`,
  "app/pass-on.ts": `async function passOn({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ["host", "connection", "content-length"]) headers.delete(name);
  const body = request.method === "GET" ? undefined : await request.arrayBuffer();
  const target = process.env.SERVICE + pathname + search;
  return fetch(target, { method: request.method, headers, body, redirect: "manual" });
}

export { passOn as action, passOn as loader };
`,
};
