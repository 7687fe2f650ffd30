import { Button } from "@store/ui-kit/button";
import { useState } from "react";

/** The link that givers get, to be copied: by hand, and with a button once scripts run. */
export function ShareLink({ url }: { readonly url: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div data-part="registry-link">
      <input
        readOnly
        aria-label="Link to your registry"
        value={url}
        data-part="field-input"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <span data-with-scripts="">
        <Button
          variant="secondary"
          onClick={async () => {
            setIsCopied(await copy(url));
          }}
        >
          Copy Link
        </Button>
      </span>
      <p role="status" data-part="registry-note">
        {isCopied ? "Link copied." : null}
      </p>
    </div>
  );
}

/** Whether a text is in the clipboard now; a browser may refuse it, and the link can be selected then. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
