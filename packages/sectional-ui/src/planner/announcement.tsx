import { useEffect, useState } from "react";
import type { DetailsState } from "../details/use-details.ts";
import type { PlannerState } from "../state/planner-state.ts";

interface AnnouncementProps {
  readonly announcement: PlannerState["announcement"];
  readonly details: Pick<DetailsState, "value" | "status">;
}

/** What a command has done, then the new total: read aloud one after the other. */
export function Announcement({ announcement, details }: AnnouncementProps) {
  const total = details.status === "current" ? details.value?.FormattedTotalPrice : undefined;
  const [spoken, setSpoken] = useState({ text: "", count: 0 });
  useEffect(() => {
    if (announcement.text !== "") setSpoken(({ count }) => ({ text: announcement.text, count: count + 1 }));
  }, [announcement]);
  useEffect(() => {
    // Not the total with which the page was opened.
    if (total !== undefined)
      setSpoken((last) => (last.count === 0 ? last : { text: `Total ${total}.`, count: last.count + 1 }));
  }, [total]);
  return (
    <p role="status" data-part="visually-hidden">
      {/* A new element, so that an equal sentence is read again. */}
      <span key={spoken.count}>{spoken.text}</span>
    </p>
  );
}
