import { buttonLook } from "@store/ui-kit/button";
import { describeEnds } from "../design/describe-ends.ts";
import { applyDesignCommand, type DesignCommand } from "../layout/apply-design-command.ts";
import { listOpenEnds } from "../layout/list-join-points.ts";
import { getBounds } from "../layout/measure-design.ts";
import { inPlace } from "../place-menu/place-menu.tsx";
import { countPieces } from "../places/describe-change.ts";
import { formatSize } from "../places/describe-size.ts";
import { type PlannerModel, toDesignText } from "../state/use-planner.ts";

const ofDesign: readonly (readonly [string, DesignCommand])[] = [
  ["Swap left and right", { kind: "mirror" }],
  ["Turn", { kind: "rotate" }],
  ["Remove all", { kind: "clear" }],
];

interface PlanToolbarProps {
  readonly planner: PlannerModel;
  /** Where "Start Over" leads: a document, so that nothing is left of the design. */
  readonly startOverUrl: string;
}

/** The commands of the whole design. Undo and redo need scripts; without them, Back undoes. */
export function PlanToolbar({ planner, startOverUrl }: PlanToolbarProps) {
  const { state, design, catalog, dispatch, run, toUrl } = planner;
  const { past, future } = state.history;
  return (
    <div data-part="plan-toolbar">
      <span data-part="plan-history">
        <HistoryButton label="Undo" isOff={past.length === 0} onClick={() => dispatch({ type: "undo" })} />
        <HistoryButton label="Redo" isOff={future.length === 0} onClick={() => dispatch({ type: "redo" })} />
      </span>
      {design.pieces.length === 0
        ? null
        : ofDesign.map(([label, command]) => {
            const result = applyDesignCommand(design, command, catalog);
            return result.ok ? (
              <a
                key={label}
                href={toUrl({ design: toDesignText(result.design) })}
                onClick={inPlace(() => run(command, "plan"))}
                {...buttonLook("quiet")}
              >
                {label}
              </a>
            ) : null;
          })}
      <a href={startOverUrl} {...buttonLook("quiet")}>
        Start Over
      </a>
    </div>
  );
}

interface HistoryButtonProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

/** Never disabled, so that it keeps the focus; pressed in vain, the page says so. */
function HistoryButton({ label, isOff, onClick }: HistoryButtonProps) {
  return (
    <button type="button" {...buttonLook("quiet")} aria-disabled={isOff} onClick={onClick}>
      {label}
    </button>
  );
}

/** The size of the design in words, and its open ends. */
export function PlanSummary({ planner: { design, catalog, unit } }: { readonly planner: PlannerModel }) {
  const count = countPieces(design);
  if (count === 0) return <p data-part="plan-summary">Add the first piece, or start with a ready layout.</p>;
  const ends = listOpenEnds(design, catalog);
  return (
    <p data-part="plan-summary">
      <span>{`${count} ${count === 1 ? "piece" : "pieces"}, ${formatSize(getBounds(design, catalog), unit)}.`}</span>{" "}
      {ends.length > 0 ? <span data-part="soft">{describeEnds(ends)}</span> : null}
    </p>
  );
}
