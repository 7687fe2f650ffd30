import type { Product } from "@store/contract/catalog";
import type { SectionalPage } from "@store/contract/sectionals";
import { toPlannerUrl } from "@store/sectional-ui/design";
import { PieceLinks } from "@store/sectional-ui/piece-links";
import { ReadyLayouts } from "@store/sectional-ui/ready-layouts";
import styles from "@store/sectional-ui/styles.css?url";
import { Form } from "react-router";
import { ConfirmationField } from "../../buy/adding/confirmation-field.tsx";

export interface SectionalPartProps {
  readonly product: Pick<Product, "sectional" | "dimensions">;
  readonly planner: SectionalPage;
  readonly busy: boolean;
  /** How often the page has added so far. */
  readonly adds: number;
}

const centimetersPerInch = 2.54;

/** The ready layouts of a sectional's collection, and its pieces in the fabric of the page. */
export function SectionalPart({ product: { sectional, dimensions }, planner, busy, adds }: SectionalPartProps) {
  const path = `/sectional-planner/${planner.collectionCode}`;
  const fabric = planner.fabricChoiceCode === planner.defaults.fabricChoiceCode ? "" : planner.fabricChoiceCode;
  const isMetric = dimensions.systemOfMeasure === 2;
  const toText = (inches: number) => (isMetric ? `${Math.round(inches * centimetersPerInch)} cm` : `${inches} in`);
  return (
    <div data-part="product-row">
      <link rel="stylesheet" href={styles} precedence="default" />
      <ReadyLayouts
        page={planner}
        formatSize={({ width, depth }) => `${toText(width)} wide, ${toText(depth)} deep`}
        Form={Form}
        busy={busy}
        toPlannerUrl={(design) => toPlannerUrl(path, { design, fabric })}
      >
        <ConfirmationField adds={adds} />
      </ReadyLayouts>
      {sectional ? <PieceLinks pieces={sectional.pieces} /> : null}
    </div>
  );
}
