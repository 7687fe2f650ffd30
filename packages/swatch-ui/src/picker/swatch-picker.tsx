import type { DisplaySwatch } from "@store/contract/swatches";
import { opensAttribute } from "@store/ui-kit/early-protocol";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { type MouseEvent, memo, useMemo, useState } from "react";
import { groupBy, isSampled, type SwatchShop } from "../swatch.ts";
import { SwatchImage } from "../swatch-image.tsx";
import { toSwatchProperties } from "../swatch-properties.ts";
import { careLabels } from "./care-labels.ts";

/** A fabric that a product comes in. */
export interface PickerFabric {
  readonly swatch: DisplaySwatch;
  /** The page of the product in this fabric; null for one that is no longer made, which cannot be chosen. */
  readonly href: string | null;
  readonly isSelected: boolean;
  /** Whether the product is available in it now. */
  readonly isAvailable: boolean;
  /** Its surcharge, such as "Included" or "+ $300.00", or why it cannot be chosen, such as "No longer available". */
  readonly price: string;
}

export interface SwatchPickerProps {
  /** The name of the option, such as "Fabric". */
  readonly name: string;
  readonly chosen: string;
  readonly fabrics: readonly PickerFabric[];
  readonly shop: SwatchShop;
  /** The URL of the swatch order page, for shoppers without scripts. */
  readonly orderUrl: (choiceCode: string) => string;
  readonly onOrder: (swatch: DisplaySwatch) => void;
  /** Shows the details; without scripts the page of the product in the fabric does, at its `#fabric`. */
  readonly onDetails: (swatch: DisplaySwatch) => void;
  /** Chooses a fabric on the page; by default its link leads to the product in it. */
  readonly onChoose?: (swatch: DisplaySwatch) => void;
}

/** Filters are shown for more fabrics than this: up to two rows are seen at once. */
const filtersAbove = 16;
// No boundary of its own: the picker appears with its filters, so that nothing below them moves, and a document hydrates when
// their script is there, so that an update of the router in between removes nothing.
const SwatchFilters = lazyPart(() => import("./swatch-filters.tsx").then((part) => part.SwatchFilters));
const showAll = () => true;

/**
 * The fabrics of a product by family, as chips in one flow. A chip is a link to the product's page in its fabric; below
 * them are the name, the surcharge and the care of the chosen one, with its details and a free swatch. A long list can be
 * filtered by color and care.
 */
export function SwatchPicker({ name, fabrics, shop, onChoose, ...chosenProps }: SwatchPickerProps) {
  const [isShown, setIsShown] = useState<(swatch: DisplaySwatch) => boolean>(() => showAll);
  const families = useMemo(() => groupBy(fabrics, ({ swatch }) => swatch.family), [fabrics]);
  const chosen = fabrics.find(({ isSelected }) => isSelected);
  // Before the link of the chip handles it.
  function choose(event: MouseEvent) {
    const chip = (event.target as Element).closest<HTMLElement>("[data-choice]");
    const pressed = fabrics.find(({ swatch }) => swatch.choiceCode === chip?.dataset.choice);
    if (pressed) inPlace(() => onChoose?.(pressed.swatch))(event);
  }
  return (
    <section data-part="swatch-picker" aria-label={name}>
      <p data-part="option-picker-title">
        <span>{name}</span>: <strong>{chosenProps.chosen}</strong>
      </p>
      {fabrics.length > filtersAbove ? (
        <SwatchFilters
          swatches={fabrics.map(({ swatch }) => swatch)}
          shop={shop}
          count={fabrics.filter(({ swatch }) => isShown(swatch)).length}
          onFilter={(filter) => setIsShown(() => filter)}
        />
      ) : null}
      <div data-part="swatch-flow" onClickCapture={onChoose && choose}>
        {families.map((family) => (
          <ul
            key={family.name}
            data-part="swatch-family"
            aria-label={family.name}
            hidden={!family.members.some(({ swatch }) => isShown(swatch))}
          >
            {family.members.map(({ swatch, ...fabric }) => (
              <li key={swatch.choiceCode} data-part="swatch-fabric" hidden={!isShown(swatch)}>
                <FabricChip
                  {...fabric}
                  choiceCode={swatch.choiceCode}
                  name={swatch.name}
                  imagePath={swatch.imagePath}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
      {chosen ? <ChosenFabric fabric={chosen} shop={shop} {...chosenProps} /> : null}
    </section>
  );
}

interface FabricChipProps
  extends Omit<PickerFabric, "swatch">,
    Pick<DisplaySwatch, "choiceCode" | "name" | "imagePath"> {}

// Two hundred are too many to render at each press: a filter renders none of them again, and a choice two.
const FabricChip = memo(function FabricChip(props: FabricChipProps) {
  const { choiceCode, name, imagePath, href, isSelected, isAvailable, price } = props;
  const face = (
    <>
      <SwatchImage imagePath={imagePath} />
      <VisuallyHidden>
        <span>{name}</span> <span>{price}</span>
        {isAvailable || href === null ? null : <span> (not available right now)</span>}
      </VisuallyHidden>
    </>
  );
  const title = `${name}, ${price}`;
  if (href === null)
    return (
      <span title={title} data-part="swatch-choice" data-unavailable="">
        {face}
      </span>
    );
  return (
    <StoreLink
      href={href}
      preventScrollReset
      replace
      title={title}
      data-choice={choiceCode}
      data-part="swatch-choice"
      data-unavailable={isAvailable ? undefined : ""}
      aria-current={isSelected ? "true" : undefined}
    >
      {face}
    </StoreLink>
  );
});

type ChosenFabricProps = Pick<SwatchPickerProps, "shop" | "orderUrl" | "onOrder" | "onDetails"> & {
  readonly fabric: PickerFabric;
};

function ChosenFabric({ fabric, shop, orderUrl, onOrder, onDetails }: ChosenFabricProps) {
  const { swatch, href, price } = fabric;
  const care = toSwatchProperties(swatch, shop).careCodes.map((code) => careLabels[code] ?? code);
  return (
    <div data-part="swatch-chosen">
      <p>
        <strong>{swatch.name}</strong>, <span>{price}</span>
        {care.length > 0 ? <span data-part="swatch-chosen-care">{`. ${care.join(", ")}`}</span> : null}
      </p>
      <p data-part="swatch-actions">
        {href === null ? null : (
          // Pressed before the application runs, it waits for the details, which the page shows below only without scripts.
          <a
            href={`${href}#fabric`}
            data-part="swatch-details"
            {...{ [opensAttribute]: "" }}
            onClick={inPlace(() => onDetails(swatch))}
          >
            Details <VisuallyHidden>{`of ${swatch.name}`}</VisuallyHidden>
          </a>
        )}
        {isSampled(swatch, shop) ? (
          <a href={orderUrl(swatch.choiceCode)} data-part="swatch-get" onClick={inPlace(() => onOrder(swatch))}>
            Get Free Swatch <VisuallyHidden>{`of ${swatch.name}`}</VisuallyHidden>
          </a>
        ) : null}
      </p>
    </div>
  );
}

/** Handles a click on a link without leaving the page. The browser itself opens other tabs and windows. */
function inPlace(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
