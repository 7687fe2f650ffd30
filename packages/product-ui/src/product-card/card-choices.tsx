import type { ProductCard } from "@store/contract/catalog";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { ColorDot } from "../color-dot/color-dot.tsx";

const dotsShown = 5;
/** A longer list of names is replaced by their number. */
const namesLength = 32;

/** The other variants of a product: dots if the options are colors, names if they are sizes. */
export function CardChoices({ choices }: { choices: ProductCard["choices"] }) {
  if (choices.length < 2) return null;
  const names = choices.map(({ label }) => label).join(", ");
  const colors = choices.flatMap(({ sku, color }) => (color === null ? [] : [{ sku, color }]));
  if (colors.length < choices.length)
    return <p data-part="product-card-choices">{names.length > namesLength ? `${choices.length} choices` : names}</p>;
  return (
    <p data-part="product-card-choices">
      {colors.slice(0, dotsShown).map(({ sku, color }) => (
        <ColorDot key={sku} color={color} />
      ))}
      {colors.length > dotsShown ? <span aria-hidden="true">{`+${colors.length - dotsShown}`}</span> : null}
      <VisuallyHidden>{`Comes in ${names}`}</VisuallyHidden>
    </p>
  );
}
