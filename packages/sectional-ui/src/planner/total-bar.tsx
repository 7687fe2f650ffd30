import { Button, buttonLook } from "@store/ui-kit/button";
import { useState } from "react";
import type { DetailsState } from "../details/use-details.ts";
import { inPlace } from "../place-menu/place-menu.tsx";
import type { PlannerModel } from "../state/use-planner.ts";
import type { PlannerProps } from "./planner-props.ts";

interface TotalBarProps extends Pick<PlannerProps, "page" | "Form" | "busy" | "problem" | "openEnds" | "children"> {
  readonly planner: PlannerModel;
  readonly details: DetailsState;
  /** Opens the details; omitted inside of them. */
  readonly onDetails?: () => void;
}

/** The total with its details, and the form that adds all pieces. */
export function TotalBar({
  page,
  planner,
  details,
  onDetails,
  Form = "form",
  busy = false,
  problem = null,
  openEnds = null,
  children,
}: TotalBarProps) {
  const { state, designText: text, toUrl } = planner;
  const total = details.value?.FormattedTotalPrice;
  const isEmpty = text === "";
  // The question is about one design, and asked once.
  const asked = openEnds?.design === text ? openEnds.question : null;
  const [answered, setAnswered] = useState("");
  if (asked !== null && answered !== text) setAnswered(text);
  const reason = isEmpty ? "Add a piece first." : details.status === "failed" ? "The total could not be loaded." : null;
  return (
    <div data-part="planner-total">
      <p data-part="planner-sum" data-stale={details.status === "current" ? undefined : ""}>
        <span>Total</span> <strong>{isEmpty || total === undefined ? "–" : total}</strong>
      </p>
      {isEmpty || !onDetails ? null : (
        <a
          href={`${toUrl({ view: "details" })}#sectional-details`}
          onClick={inPlace(onDetails)}
          {...buttonLook("quiet")}
        >
          Sectional Details
        </a>
      )}
      <Form method="post" data-part="planner-add">
        <input type="hidden" name="collection" value={page.collectionCode} />
        <input type="hidden" name="design" value={text} />
        <input type="hidden" name="fabric" value={state.fabric} />
        <input type="hidden" name="legs" value={state.legs} />
        <input type="hidden" name="replaces" value={state.replaces} />
        <input type="hidden" name="total" value={total ?? ""} />
        <input type="hidden" name="totalPrice" value={details.value?.totalPrice ?? ""} />
        {answered === text && text !== "" ? <input type="hidden" name="openEnds" value={text} /> : null}
        {children}
        <div role="alert">
          {problem === null || busy ? null : (
            <div data-part="alert" data-tone="error">
              {problem}
            </div>
          )}
          {asked === null || busy ? null : (
            <div data-part="alert" data-tone="info">{`${asked} Would you like to add it anyway?`}</div>
          )}
        </div>
        <Button type="submit" busy={busy} busyLabel="Adding…" disabled={reason !== null}>
          {asked === null ? <span>Add All to Cart</span> : <span>Add All to Cart Anyway</span>}
        </Button>
        <p data-part="soft" role="status">
          {reason === null ? null : <span>{`${reason} `}</span>}
          {details.status === "failed" ? (
            <a
              href={toUrl()}
              onClick={inPlace((event) => {
                // This link goes away; the focus stays beside it.
                event.currentTarget.closest("[data-part=planner-total]")?.querySelector<HTMLElement>("a")?.focus();
                details.retry();
              })}
            >
              Try again
            </a>
          ) : null}
        </p>
      </Form>
    </div>
  );
}
