import type { CartLine, Currency } from "@store/contract/shared";
import { Button } from "@store/ui-kit/button";
import { Price } from "@store/ui-kit/price";
import { useRef } from "react";
import { firstClick } from "./first-click.ts";
import type { LineActions } from "./line-actions.ts";

export interface CartLineServiceProps {
  readonly line: CartLine;
  readonly currency: Currency;
  readonly onChange: LineActions["changeInstallation"];
}

/** The installation that comes with a line, and the way out of it; a removed one stays in sight and can be put back. */
export function CartLineService({ line, currency, onChange }: CartLineServiceProps) {
  const { installationService, title } = line.itemInfo;
  // The cart tells of it only as long as it comes along.
  const known = useRef(installationService);
  known.current = installationService ?? known.current;
  const service = known.current;
  const isRemoved = !installationService;
  if (!service || line.isRemoved) return null;
  // Of what is collected it only rests; with its line it goes and comes.
  if (isRemoved && line.shippingDeliveryOptions.locationId)
    return <p data-part="soft">Without {service.type.toLowerCase()}, since it is picked up.</p>;
  return (
    <p data-part="line-service">
      {service.type}:{" "}
      {isRemoved ? (
        "removed"
      ) : (
        <>
          <Price cents={service.fee} currency={currency} />
          <span data-part="soft"> per item</span>
        </>
      )}{" "}
      <Button
        variant="quiet"
        aria-label={`${isRemoved ? "Undo removing" : "Remove"} ${service.type} from ${title}`}
        onClick={firstClick(() => onChange(line, isRemoved ? service : null))}
      >
        {isRemoved ? "Undo" : "Remove"}
      </Button>
    </p>
  );
}
