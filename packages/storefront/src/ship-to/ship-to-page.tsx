import type { ShipTo } from "@store/contract/shared";
import { Button } from "@store/ui-kit/button";
import { useState } from "react";
import type { PageStore } from "../config/store-config.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { ShipToFields } from "./ship-to-fields.tsx";

export interface ShipToPageProps {
  readonly shipTo: ShipTo | null;
  readonly store: Pick<PageStore, "site" | "currency" | "otherSite">;
  readonly otherSiteUrl: string;
  /** Where it leads back to. */
  readonly from: string;
  /** Why the country could not be chosen. */
  readonly problem: string | null;
}

/** Chooses the country that the order goes to on a page of its own: on a phone, and where no scripts run. */
export function ShipToPage({ shipTo, store, otherSiteUrl, from, problem }: ShipToPageProps) {
  const [country, setCountry] = useState(shipTo?.code ?? "");
  return (
    <ContentPage title="Ship to">
      {/* Sent by the browser itself, so that it works before scripts and without them. */}
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
