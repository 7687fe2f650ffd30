import { servicePaths, toSharedFiles } from "./shared-files.ts";

/** Next with server components; its rewrites pass the calls on. */
export const nextFiles: Readonly<Record<string, string>> = {
  ...toSharedFiles("parts"),
  "next.config.mjs": `const paths = ${JSON.stringify(servicePaths)};
const rewrites = async () =>
  paths.map((path) => ({ source: "/" + path + "/:rest*", destination: process.env.SERVICE + "/" + path + "/:rest*" }));
export default { rewrites };
`,
  "app/layout.tsx": `import type { ReactNode } from "react";

export const metadata = { title: "A shop", icons: "data:," };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-brand="general">
      <body>{children}</body>
    </html>
  );
}
`,
  // A server component, which shows a component of ours directly.
  "app/page.tsx": `import { Alert } from "@store/ui-kit/alert";
import { CardPage } from "../parts/card-page";

export default function Page() {
  return (
    <>
      <Alert tone="info">Shown by a server component.</Alert>
      <CardPage />
    </>
  );
}
`,
  "app/cart/page.tsx": `import { headers } from "next/headers";
import { loadCart } from "../../parts/load-cart";
import { YourCart } from "../../parts/your-cart";

export default async function Page() {
  const cookie = (await headers()).get("cookie") ?? "";
  return <YourCart cart={await loadCart(process.env.SERVICE ?? "", cookie)} />;
}
`,
};
