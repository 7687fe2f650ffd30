import { useEffect, useState } from "react";
import { type CleanHtml, toCleanHtml } from "./to-clean-html.ts";

export interface ServedTextProps {
  /** As the service sent it. */
  readonly html: string;
  /** The same words without marks: until what cleans HTML has loaded, and where it cannot be had. */
  readonly text: string;
}

/** What the service says in a dialog of the shop's own, with its emphasis, lists and links. */
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
      {/* Cleaned by `toCleanHtml`. */}
      <div dangerouslySetInnerHTML={{ __html: clean.html }} />
    </div>
  );
}
