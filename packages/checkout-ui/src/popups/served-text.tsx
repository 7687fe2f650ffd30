import { useEffect, useState } from "react";
import { type CleanHtml, toCleanHtml } from "./to-clean-html.ts";

export interface ServedTextProps {
  /** As the service sent it. */
  readonly html: string;
  /** The same text without markup: until the sanitizer has loaded, and if it cannot be loaded. */
  readonly text: string;
}

/** A message of the service in a dialog, with its emphasis, lists and links. */
export function ServedText({ html, text }: ServedTextProps) {
  const [clean, setClean] = useState<CleanHtml | null>(null);
  useEffect(() => {
    let isLeft = false;
    void toCleanHtml(html).then(
      (cleaned) => isLeft || setClean(cleaned),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [html]);
  if (!clean?.html) return <p>{text}</p>;
  return (
    <div data-part="served-html">
      {clean.title ? (
        <p>
          <strong>{clean.title}</strong>
        </p>
      ) : null}
      {/* Sanitized by `toCleanHtml`. */}
      <div dangerouslySetInnerHTML={{ __html: clean.html }} />
    </div>
  );
}
