import { servicePaths, toSharedFiles } from "./shared-files.ts";

/** A page that the browser renders; Vite's server passes the calls on. */
export const viteFiles: Readonly<Record<string, string>> = {
  ...toSharedFiles("src"),
  "index.html": `<!doctype html>
<html lang="en" data-brand="general"><head><title>A shop</title><link rel="icon" href="data:,"></head>
<body><div id="app"></div><script type="module" src="/src/main.tsx"></script></body></html>
`,
  "src/main.tsx": `import { createRoot } from "react-dom/client";
import { CardPage } from "./card-page";
import { loadCart } from "./load-cart";
import { YourCart } from "./your-cart";

const root = createRoot(document.getElementById("app")!);
if (location.pathname === "/cart") loadCart("").then((cart) => root.render(<YourCart cart={cart} />));
else root.render(<CardPage />);
`,
  "vite.config.js": `import react from "@vitejs/plugin-react";

const toService = { target: process.env.SERVICE, xfwd: true };
export default { plugins: [react()], preview: { proxy: { "^/(${servicePaths.join("|")})/": toService } } };
`,
};
