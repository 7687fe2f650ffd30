import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { useState } from "react";
import { toPlannerUrl } from "../design/planner-address.ts";
import type { PlannerModel } from "../state/use-planner.ts";

interface DesignActionsProps {
  readonly planner: PlannerModel;
  /** The query of the measures that were taken before. */
  readonly fit: string;
  /** The path of the page that checks the fit, if there is one. */
  readonly fitPath: string | undefined;
}

/** What a shopper does with a design besides buying it: check its fit, send it to somebody, print it. */
export function DesignActions({ planner, fit, fitPath }: DesignActionsProps) {
  const { state, designText: text, path } = planner;
  const { fabric, legs, replaces, is3d } = state;
  const [latest, setLatest] = useState<SharedLink | null>(null);
  if (text === "") return null;
  // Without what only this shopper has: a design of the cart, the open menu, the measures of a home.
  const link = toPlannerUrl(path, { design: text, fabric, legs });
  const shared = latest?.link === link ? latest : null;
  async function copyLink() {
    const { href } = new URL(link, window.location.href);
    setLatest({ link, href, isCopied: await copy(href) });
  }
  return (
    <div data-part="design-actions">
      {fitPath === undefined ? null : (
        <StoreLink
          href={
            toPlannerUrl(fitPath, { design: text, fabric, legs, replaces, view: is3d ? "3d" : "" }) + (fit && `&${fit}`)
          }
          {...buttonLook("quiet")}
        >
          Will It Fit?
        </StoreLink>
      )}
      <button type="button" {...buttonLook("quiet")} onClick={() => void copyLink()}>
        Copy Link
      </button>
      <button type="button" {...buttonLook("quiet")} onClick={() => window.print()}>
        Print
      </button>
      <p role="status" data-part="soft">
        {shared === null ? null : shared.isCopied ? "Link copied." : "Copy this link:"}
      </p>
      {shared === null || shared.isCopied ? null : (
        <input
          readOnly
          aria-label="Link to this design"
          value={shared.href}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}

/** What was shared last: later designs have other links. */
interface SharedLink {
  readonly link: string;
  readonly href: string;
  readonly isCopied: boolean;
}

/** Whether a text is in the clipboard now; a browser may refuse it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
