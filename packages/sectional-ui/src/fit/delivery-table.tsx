import { checkDelivery, type DeliveryFit } from "../layout/check-delivery.ts";
import type { Design, PieceCatalog } from "../layout/design.ts";
import { codesOf } from "../layout/find-design-problem.ts";
import type { NamedStep } from "./fit-measures.ts";

const words: Readonly<Record<DeliveryFit, string>> = { fits: "Fits", tight: "Tight: ask us", unlikely: "Unlikely" };

interface DeliveryTableProps {
  readonly design: Design;
  readonly catalog: PieceCatalog;
  readonly steps: readonly NamedStep[];
}

/** Whether each kind of piece passes each step on the way into the room. */
export function DeliveryTable({ design, catalog, steps }: DeliveryTableProps) {
  const codes = [...new Set(design.pieces.flatMap(codesOf))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled by keys, too.
    <section data-part="delivery-table" aria-label="The way in, piece by piece" tabIndex={0}>
      <table>
        <caption>The way in</caption>
        <thead>
          <tr>
            <th scope="col">Piece</th>
            {steps.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => {
            const kind = catalog.get(code);
            return kind ? (
              <tr key={code}>
                <th scope="row">{kind.name}</th>
                {steps.map(({ key, step }) => {
                  const fit = checkDelivery(kind, [step]);
                  return (
                    <td key={key} data-fit={fit}>
                      {words[fit]}
                    </td>
                  );
                })}
              </tr>
            ) : null;
          })}
        </tbody>
      </table>
    </section>
  );
}
