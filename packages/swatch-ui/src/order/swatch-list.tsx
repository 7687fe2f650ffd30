import { swatchMessages } from "@store/contract/swatches";
import type { ReactNode } from "react";
import { groupBy } from "../swatch.ts";
import { SwatchImage } from "../swatch-image.tsx";
import type { OrderSwatch } from "../swatch-properties.ts";
import type { TraySwatch } from "../tray/tray-atoms.ts";

export interface SwatchListProps {
  readonly offered: readonly OrderSwatch[];
  readonly others: readonly TraySwatch[];
  readonly recent: readonly TraySwatch[];
  readonly codes: readonly string[];
  /** Whether no further swatch can be selected. */
  readonly isFull: boolean;
  readonly onToggle: (swatch: TraySwatch) => void;
}

/**
 * The swatches to select: by family, then those of other products, recently viewed ones and unavailable ones. A recently
 * viewed swatch can be in its family as well.
 */
export function SwatchList({ offered, others, recent, codes, isFull, onToggle }: SwatchListProps) {
  const sent = offered.filter(({ isAvailable }) => isAvailable);
  const unavailable = offered.filter(({ isAvailable }) => !isAvailable);
  const box = (swatch: TraySwatch, detail?: ReactNode) => (
    <SwatchBox
      key={swatch.choiceCode}
      swatch={swatch}
      detail={detail}
      isChosen={codes.includes(swatch.choiceCode)}
      isFull={isFull}
      onToggle={onToggle}
    />
  );
  return (
    <div data-part="swatch-list">
      {groupBy(sent, ({ family }) => family).map(({ name, members }) => (
        <SwatchGroup key={name} name={name}>
          {members.map((swatch) => box(swatch, `Price group ${swatch.priceGroup}`))}
        </SwatchGroup>
      ))}
      {others.length > 0 ? (
        <SwatchGroup name="Your Other Swatches">{others.map((swatch) => box(swatch))}</SwatchGroup>
      ) : null}
      {recent.length > 0 ? (
        <SwatchGroup name="Recently Viewed Swatches">{recent.map((swatch) => box(swatch))}</SwatchGroup>
      ) : null}
      {unavailable.length > 0 ? (
        <SwatchGroup name="Temporarily Unavailable Swatches">
          {unavailable.map((swatch) => (
            <SwatchBox key={swatch.choiceCode} swatch={swatch} isChosen={false} isFull onToggle={onToggle} />
          ))}
        </SwatchGroup>
      ) : null}
      <p role="status" data-part="swatch-count">
        {isFull ? swatchMessages.tooMany : ""}
      </p>
    </div>
  );
}

function SwatchGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset data-part="swatch-group">
      <legend>{name}</legend>
      <div data-part="swatch-boxes">{children}</div>
    </fieldset>
  );
}

interface SwatchBoxProps {
  readonly swatch: TraySwatch;
  readonly detail?: ReactNode;
  readonly isChosen: boolean;
  readonly isFull: boolean;
  readonly onToggle: (swatch: TraySwatch) => void;
}

function SwatchBox({ swatch, detail, isChosen, isFull, onToggle }: SwatchBoxProps) {
  const { choiceCode, name, imagePath } = swatch;
  return (
    <label data-part="swatch-box">
      <input
        type="checkbox"
        name="swatch"
        value={choiceCode}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={() => onToggle(swatch)}
      />
      <SwatchImage imagePath={imagePath} />
      <span data-part="swatch-box-name">{name}</span>
      {detail ? <span data-part="swatch-box-detail">{detail}</span> : null}
    </label>
  );
}
