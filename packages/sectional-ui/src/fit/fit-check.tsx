import { Button } from "@store/ui-kit/button";
import { useEarlyInput } from "@store/ui-kit/early";
import { StoreLink } from "@store/ui-kit/link";
import { type ComponentType, type ReactNode, useState } from "react";
import type { PlannerAddress } from "../design/planner-address.ts";
import type { Design, PieceCatalog } from "../layout/design.ts";
import type { LengthUnit } from "../places/describe-size.ts";
import { DeliveryTable } from "./delivery-table.tsx";
import { describeRoomFit } from "./describe-room-fit.ts";
import { type FitMeasures, fitGroups, toFitQuestions } from "./fit-measures.ts";
import { FitRoom } from "./fit-room.tsx";
import { MeasureFields } from "./measure-fields.tsx";

interface GetFormProps {
  readonly method: "get";
  readonly action: string;
  readonly "data-part"?: string;
  readonly children: ReactNode;
}

export interface FitCheckProps {
  /** A design with pieces. */
  readonly design: Design;
  readonly catalog: PieceCatalog;
  readonly unit: LengthUnit;
  /** The picture of the fabric. */
  readonly fabricImagePath: string;
  /** The measures of the address. */
  readonly measures: FitMeasures;
  /** The path of the page, such as "/sectional-planner/dune/fit". */
  readonly path: string;
  /** The design, which the form keeps. */
  readonly kept: Pick<PlannerAddress, "design" | "fabric" | "legs" | "replaces" | "view">;
  /** The same check with the design turned by 90 degrees. */
  readonly turnedUrl: string;
  /** Who to ask, such as a link with a phone number. */
  readonly askAt: ReactNode;
  /** A plain form by default, whose measures are in the address then. */
  readonly Form?: ComponentType<GetFormProps> | "form";
}

/**
 * Whether a sectional fits into a room and through the way into it: a form with the shopper's measures, the room to scale,
 * and advice for each kind of piece.
 */
export function FitCheck(props: FitCheckProps) {
  const { design, catalog, unit, fabricImagePath, measures, path, kept, turnedUrl, askAt, Form = "form" } = props;
  // Another address, such as that of Back, has measures of its own.
  const from = JSON.stringify(measures);
  const [edit, setEdit] = useState({ from, typed: measures });
  const typed = edit.from === from ? edit.typed : measures;
  const part = useEarlyInput<HTMLDivElement>((check) => {
    const entered = [...check.querySelectorAll<HTMLInputElement>('[data-part="measure-fields"] input')];
    const early = Object.fromEntries(entered.map(({ name, value }) => [name, value]));
    if (entered.some(({ value, defaultValue }) => value !== defaultValue)) setEdit({ from, typed: early });
  });
  const { room, steps, errors } = toFitQuestions(measures, unit);
  const inRoom = room && describeRoomFit(design, { catalog, room, unit });
  return (
    <div data-part="fit-check" ref={part}>
      <Form method="get" action={`${path}#what-fits`} data-part="fit-form">
        {Object.entries({ ...kept, unit }).map(([name, value]) =>
          value === "" ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <p data-part="soft">
          {unit === "in"
            ? "In inches, or as you measure: 6' 8\", 82 cm. Leave out what is not on your way."
            : "In centimetres, or as you measure: 2.1 m, 6' 8\". Leave out what is not on your way."}
        </p>
        {fitGroups.map((group) => (
          <MeasureFields
            key={group.key}
            {...{ group, typed, errors, unit, onType: (next: FitMeasures) => setEdit({ from, typed: next }) }}
          />
        ))}
        <Button type="submit">Check</Button>
      </Form>
      <section id="what-fits" data-part="fit-answers" aria-label="What fits">
        <div role="status">
          {inRoom ? (
            <p data-part="fit-verdict" data-fits={inRoom.fits ? "" : undefined}>
              <strong>{inRoom.text}</strong>{" "}
              {inRoom.isTurned ? <StoreLink href={turnedUrl}>Turn the design</StoreLink> : null}
            </p>
          ) : null}
          {errors.size > 0 ? <p>Some measures are missing or cannot be read.</p> : null}
          {!inRoom && steps.length === 0 && errors.size === 0 ? (
            <p>Enter the size of your room, or what the pieces have to pass on their way into it.</p>
          ) : null}
        </div>
        <FitRoom {...{ design, catalog, unit, fabricImagePath, room }} />
        {steps.length > 0 ? <DeliveryTable {...{ design, catalog, steps }} /> : null}
        <p data-part="fit-advice">
          This is advice from sizes alone, not a promise: feet and cushions often come off, rails and radiators do not.
          If anything is tight, ask us before you order: {askAt}
        </p>
      </section>
    </div>
  );
}
