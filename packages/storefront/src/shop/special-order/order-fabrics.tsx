import { toSiteSpelling } from "@store/contract/shared";
import { specialOrderOperations } from "@store/contract/special-order";
import { formatDifference, type OrderFabricSlot } from "@store/product-ui/special-order";
import { checkoutClientAtom, siteAtom } from "@store/shopper-state";
import { SwatchPicker } from "@store/swatch-ui/picker";
import { useEarlyInput } from "@store/ui-kit/early";
import { Select } from "@store/ui-kit/select";
import { useAtomValue, useStore } from "jotai";
import { type ReactNode, useMemo, useState } from "react";
import { toSwatchesUrl } from "../../person/swatches/swatches-url.ts";
import { useSwatchDialogs } from "../../person/swatches/use-swatch-dialogs.tsx";

export interface OrderFabricsProps extends OrderFabricSlot {
  readonly sku: string;
  readonly formatPrice: (cents: number) => string;
}

const sortTypes = [
  { value: "", label: "Family" },
  { value: "price", label: "Price" },
  { value: "name", label: "Name" },
  { value: "color", label: "Color" },
];

/** A few are seen at once. */
const sortedAbove = 16;

/** The fabrics or leathers of a special order, to sort, filter and choose, with their details and free swatches. */
export function OrderFabrics({
  sku,
  formatPrice,
  option,
  group,
  chosen,
  toUrl,
  choose,
  choices,
  sort,
  swatches,
}: OrderFabricsProps) {
  const { site, brand } = useAtomValue(siteAtom);
  const { onOrder, onDetails, ...ordering } = useSwatchDialogs(sku);
  const dialogs: ReactNode = ordering.dialogs;
  const [sortType, setSortType] = useSorting({ sku, optionCode: option.code, choices, sort });
  const sorting = useEarlyInput<HTMLSelectElement>(({ value }) => value !== sortType && setSortType(value));
  const byCode = useMemo(() => new Map(swatches.map((swatch) => [swatch.choiceCode, swatch])), [swatches]);
  const fabrics = group.choices.flatMap(({ code, priceDifference, isRetired, leadTime }) => {
    const swatch = byCode.get(code);
    if (!swatch) return [];
    const price = formatDifference(priceDifference, formatPrice);
    const offer = leadTime === null ? price : `${price}, ${leadTime}`;
    return [
      {
        // Sorted fabrics are one list, whatever their families.
        swatch: sortType === "" ? swatch : { ...swatch, family: "All" },
        href: isRetired ? null : toUrl(code),
        isSelected: code === chosen,
        isAvailable: !isRetired,
        price: isRetired ? "No longer available" : offer,
      },
    ];
  });
  return (
    <>
      {fabrics.length > sortedAbove ? (
        <div data-part="order-fabrics-sort">
          <Select
            label="Sort by"
            name="fabric-sort"
            value={sortType}
            onChange={setSortType}
            options={sortTypes.map(({ value, label }) => ({ value, label: toSiteSpelling(label, site) }))}
            selectRef={sorting}
          />
        </div>
      ) : null}
      <SwatchPicker
        // Other fabrics have other filters.
        key={group.groupType}
        name={option.name}
        chosen={byCode.get(chosen)?.name ?? "Please choose"}
        fabrics={fabrics}
        shop={{ country: site, brand }}
        orderUrl={(code) => toSwatchesUrl({ sku, choiceCode: code })}
        onOrder={onOrder}
        onDetails={onDetails}
        onChoose={({ choiceCode }) => choose(choiceCode)}
      />
      {dialogs}
    </>
  );
}

/** The order of the choices, which the service knows [CALL-113]; it stays as it is if the call fails. */
function useSorting({
  sku,
  optionCode,
  choices,
  sort,
}: { sku: string; optionCode: string } & Pick<OrderFabricSlot, "sort" | "choices">) {
  const store = useStore();
  const [sortType, setSortType] = useState("");
  async function change(next: string) {
    const request = { sku, optionCode, choices, sortType: next };
    const result = await store.get(checkoutClientAtom).call(specialOrderOperations.getChoiceGroups, request);
    if (!result.ok) return;
    sort(result.value.groups);
    setSortType(next);
  }
  return [sortType, (next: string) => void change(next)] as const;
}
