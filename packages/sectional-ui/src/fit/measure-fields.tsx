import { Field } from "@store/ui-kit/field";
import { type LengthUnit, toLength } from "../places/describe-size.ts";
import { describeMeasure, type FitMeasures, type fitGroups, type MeasureName } from "./fit-measures.ts";

interface MeasureFieldsProps {
  readonly group: (typeof fitGroups)[number];
  readonly typed: FitMeasures;
  readonly errors: ReadonlyMap<MeasureName, string>;
  readonly unit: LengthUnit;
  readonly onType: (typed: FitMeasures) => void;
}

/** The measures of one room, door, turn or elevator. */
export function MeasureFields({ group, typed, errors, unit, onType }: MeasureFieldsProps) {
  return (
    <fieldset data-part="measure-fields">
      <legend>{group.title}</legend>
      {group.names.map((name) => {
        const { label, otherwise } = describeMeasure(name);
        return (
          <Field
            key={name}
            label={label}
            name={name}
            value={typed[name] ?? ""}
            onChange={(text) => onType({ ...typed, [name]: text })}
            error={errors.get(name)}
            hint={otherwise === undefined ? undefined : `${toLength(otherwise, unit)} if you leave it empty.`}
            inputMode="text"
            autoComplete="off"
          />
        );
      })}
    </fieldset>
  );
}
