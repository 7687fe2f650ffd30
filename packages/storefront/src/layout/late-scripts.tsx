import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";
import { lateStartText } from "./start-late.ts";

/**
 * React Router's scripts, held back until the page stands: it works without them, and on a slow line they would share it with
 * the fonts and the picture that a shopper waits for. The router has no setting for this, so what it renders is taken apart:
 * links to the files, the data of the page, and the module that starts everything.
 */
export function LateScripts({ nonce }: { nonce: string }) {
  const parts = flatten(Scripts({ nonce }));
  const files = parts.filter(({ type }) => type === "link").map(({ props }) => props.href ?? "");
  const scripts = parts.filter(({ type }) => type === "script");
  const module = scripts.find(({ props }) => props.type === "module");
  if (module === undefined) return null;
  return (
    <>
      {scripts.filter((script) => script !== module)}
      {/* Text to the browser, until the script behind it makes a module of it. */}
      {cloneElement(module, { type: "text/plain", async: undefined })}
      <script
        nonce={nonce}
        suppressHydrationWarning
        // Our own words, not the shopper's.
        dangerouslySetInnerHTML={{ __html: lateStartText(files) }}
      />
    </>
  );
}

interface PartProps {
  href?: string;
  type?: string;
  async?: boolean;
  children?: ReactNode;
}

/** The elements in the order of the document, without the fragments around them. */
function flatten(node: ReactNode): ReactElement<PartProps>[] {
  return Children.toArray(node).flatMap((part) => {
    if (!isValidElement<PartProps>(part)) return [];
    return typeof part.type === "string" ? [part] : flatten(part.props.children);
  });
}
