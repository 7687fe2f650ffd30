import type { ShipTo } from "@store/contract/shared";
import { Button } from "@store/ui-kit/button";
import { useState } from "react";
import type { PageStore } from "../../web/config/store-config.ts";
import { ContentPage } from "../../web/page/content-page.tsx";
import { ShipToFields } from "./ship-to-fields.tsx";

export interface ShipToPageProps {
  readonly shipTo: ShipTo | null;
  readonly store: Pick<PageStore, "site" | "currency" | "otherSite">;
  readonly otherSiteUrl: string;
  /** The page to return to. */
  readonly from: string;
  /** Why the country could not be selected. */
  readonly problem: string | null;
}

/** Selects the destination country on a page of its own: on a phone, and without scripts. */
export function ShipToPage({ shipTo, store, otherSiteUrl, from, problem }: ShipToPageProps) {
  const [country, setCountry] = useState(shipTo?.code ?? "");
  return (
    <ContentPage title="Ship to">
      {/* Submitted by the browser itself, so that it works before hydration and without scripts. */}
      <form method="post" action="/ship-to">
        <input type="hidden" name="from" value={from} />
        <ShipToFields
          store={store}
          otherSiteUrl={otherSiteUrl}
          country={country}
          onChange={setCountry}
          error={problem ?? undefined}
        />
        <p>
          <Button type="submit">Save</Button>
        </p>
      </form>
    </ContentPage>
  );
}
