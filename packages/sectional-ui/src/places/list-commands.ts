import { applyDesignCommand, type DesignCommand } from "../layout/apply-design-command.ts";
import type { Design, PieceCatalog } from "../layout/design.ts";
import { findJoin } from "../layout/geometry.ts";
import type { Place } from "./list-places.ts";

/** A command that works, with its result. */
export interface PlaceCommand {
  readonly label: string;
  /** The heading of the commands that it belongs to; "" for those without one. */
  readonly group: string;
  readonly command: DesignCommand;
  readonly design: Design;
}

/** Every command of a place that is not refused. `id` is that of a piece that would be new. */
export function listCommands(
  place: Place,
  { design, catalog, id }: { readonly design: Design; readonly catalog: PieceCatalog; readonly id: string },
): PlaceCommand[] {
  const attempt = (label: string, command: DesignCommand, group = ""): PlaceCommand[] => {
    const result = applyDesignCommand(design, command, catalog);
    return result.ok ? [{ label, group, command, design: result.design }] : [];
  };
  if (place.kind === "join") {
    const { index, choices } = place.point;
    return choices.flatMap((code) =>
      attempt(catalog.get(code)?.name ?? code, { kind: "insert", index, itemTypeCode: code, id }),
    );
  }
  const { id: key, itemTypeCode, ottoman } = place.piece;
  const removed = attempt("Remove", { kind: "remove", id: key });
  return [
    ...attempt("Move left", { kind: "move", id: key, by: -1 }),
    ...attempt("Move right", { kind: "move", id: key, by: 1 }),
    ...(ottoman === undefined
      ? listOttomans(catalog).flatMap(({ itemTypeCode: code, name }) =>
          attempt(`Add ${name}`, { kind: "setOttoman", id: key, itemTypeCode: code }),
        )
      : attempt("Remove ottoman", { kind: "setOttoman", id: key, itemTypeCode: undefined })),
    ...(removed.length > 0
      ? removed
      : attempt("Remove this and everything to its right", { kind: "removeFrom", id: key })),
    ...[...catalog.values()]
      .filter((kind) => kind.itemTypeCode !== itemTypeCode)
      .flatMap((kind) =>
        attempt(kind.name, { kind: "replace", id: key, itemTypeCode: kind.itemTypeCode }, "Replace with"),
      ),
  ];
}

function listOttomans(catalog: PieceCatalog) {
  return [...catalog.values()].filter((kind) => findJoin(kind, "ottoman") !== undefined);
}
