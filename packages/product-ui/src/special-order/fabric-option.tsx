import type { ChoiceGroup } from "@store/contract/special-order";
import type { MouseEvent, ReactNode } from "react";
import type { OrderOption } from "./order-selection.ts";
import type { Material } from "./order-state.ts";

interface FabricOptionProps {
  readonly option: OrderOption;
  readonly material: Material;
  /** The URL of the page with fabrics or leathers, and without a chosen one. */
  readonly toMaterialUrl: (material: Material) => string;
  readonly onMaterial: (material: Material) => void;
  readonly children: (group: ChoiceGroup) => ReactNode;
}

/** The fabrics or the leathers of a product; going from one to the other drops what was chosen. */
export function FabricOption({ option, material, toMaterialUrl, onMaterial, children }: FabricOptionProps) {
  const { groups } = option;
  const shown = groups.find(({ groupType }) => groupType === material) ?? groups[0];
  return (
    <div data-part="fabric-option">
      {groups.length > 1 ? (
        <nav aria-label="Material" data-part="material-toggle">
          {groups.map(({ groupType, header }) => {
            const own: Material = groupType === "leather" ? "leather" : "fabric";
            return (
              <a
                key={groupType}
                href={toMaterialUrl(own)}
                aria-current={own === material ? "true" : undefined}
                onClick={(event: MouseEvent) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onMaterial(own);
                }}
              >
                {header}
              </a>
            );
          })}
        </nav>
      ) : null}
      {shown ? children(shown) : null}
    </div>
  );
}
