import type { CartLine, Currency } from "@store/contract/shared";
import { Price } from "@store/ui-kit/price";
import { useState } from "react";
import type { LineActions } from "./line-actions.ts";
import { LineButton } from "./line-button.tsx";

export interface CartLineServiceProps {
  readonly line: CartLine;
  readonly currency: Currency;
  readonly mutate: LineActions["mutate"];
}

/** The installation service of a line, which can be removed and restored. */
export function CartLineService({ line, currency, mutate }: CartLineServiceProps) {
  const { installationService, title } = line.itemInfo;
  // The cart has it only while it is part of the line.
  const [known, setKnown] = useState(installationService);
  if (installationService && installationService !== known) setKnown(installationService);
  const service = installationService ?? known;
  const isRemoved = !installationService;
  if (!service || line.isRemoved) return null;
  // It is suspended while the line is picked up, and removed and restored with its line.
  if (isRemoved && line.shippingDeliveryOptions.locationId)
    return <p data-part="soft">{`Without ${service.type.toLowerCase()}, since it is picked up.`}</p>;
  return (
    <p data-part="line-service">
      <span>{service.type}</span>:{" "}
      <span>
        {isRemoved ? (
          "removed"
        ) : (
          <>
            <Price cents={service.fee} currency={currency} />
            <span data-part="soft"> per item</span>
          </>
        )}
      </span>{" "}
      <LineButton
        action={isRemoved ? "restoreInstallationService" : "removeInstallationService"}
        line={line}
        input={{ service }}
        mutate={mutate}
        aria-label={`${isRemoved ? "Undo removing" : "Remove"} ${service.type} from ${title}`}
      >
        {isRemoved ? "Undo" : "Remove"}
      </LineButton>
    </p>
  );
}
