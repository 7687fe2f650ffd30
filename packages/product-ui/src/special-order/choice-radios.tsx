import { RadioCards } from "@store/ui-kit/radio-cards";
import type { OrderOption } from "./order-selection.ts";

interface ChoiceRadiosProps {
  readonly option: OrderOption;
  /** The code of the chosen one; "" without one. */
  readonly chosen: string;
  readonly formatPrice: (cents: number) => string;
  readonly onChoose: (choiceCode: string) => void;
}

/** The choices of an option that is no fabric, such as the legs. */
export function ChoiceRadios({ option, chosen, formatPrice, onChoose }: ChoiceRadiosProps) {
  const choices = option.groups.flatMap((group) => group.choices);
  return (
    <RadioCards
      legend={option.name}
      name={option.code}
      value={chosen}
      onChange={onChoose}
      options={choices.map(({ code, title, text, priceDifference, leadTime, isRetired, images }) => ({
        value: code,
        label: title,
        description: isRetired ? "No longer available" : [text, leadTime].filter(Boolean).join(". "),
        detail: formatDifference(priceDifference, formatPrice),
        picture:
          images[0] === undefined ? undefined : (
            <img src={images[0]} alt="" width={64} height={64} loading="lazy" decoding="async" />
          ),
        disabled: isRetired,
      }))}
    />
  );
}

/** What a choice adds to the price: "Included", "+ $60.00". */
export function formatDifference(cents: number, formatPrice: (cents: number) => string): string {
  if (cents === 0) return "Included";
  return `${cents > 0 ? "+" : "−"} ${formatPrice(Math.abs(cents))}`;
}
