import type { CartLine, Currency } from "@store/contract/shared";
import { Button } from "@store/ui-kit/button";
import { Price } from "@store/ui-kit/price";

export interface CartLineServiceProps {
  readonly line: CartLine;
  readonly currency: Currency;
  readonly onRemove: (line: CartLine) => void;
}

/** The installation that comes with a line, and the way out of it. */
export function CartLineService({ line, currency, onRemove }: CartLineServiceProps) {
  const { installationService: service, title } = line.itemInfo;
  if (!service) return null;
  return (
    <p data-part="line-service">
      {service.type}: <Price cents={service.fee} currency={currency} />
      <span data-part="soft"> per item</span>{" "}
      <Button variant="quiet" aria-label={`Remove ${service.type} from ${title}`} onClick={() => onRemove(line)}>
        Remove
      </Button>
    </p>
  );
}
