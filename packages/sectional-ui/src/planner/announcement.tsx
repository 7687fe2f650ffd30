import { useEffect, useState } from "react";
import type { DetailsState } from "../details/use-details.ts";
import type { PlannerState } from "../state/planner-state.ts";

interface AnnouncementProps {
  readonly announcement: PlannerState["announcement"];
  readonly details: Pick<DetailsState, "value" | "status">;
}

/** Milliseconds between a command's sentence and the new total. */
const totalDelayMs = 500;

/** What a command has done, then the new total: read aloud one after the other. */
export function Announcement({ announcement, details }: AnnouncementProps) {
  const total = details.status === "current" ? details.value?.FormattedTotalPrice : undefined;
  const [spoken, setSpoken] = useState({ text: "", count: 0 });
  useEffect(() => {
    if (announcement.text !== "") setSpoken(({ count }) => ({ text: announcement.text, count: count + 1 }));
  }, [announcement]);
  useEffect(() => {
    if (total === undefined) return;
    // After the sentence of the command, which may be said in the same moment.
    const timer = setTimeout(() => sayTotal(total), totalDelayMs);
    return () => clearTimeout(timer);
  }, [total]);
  function sayTotal(text: string) {
    // Not the total with which the page was opened.
    setSpoken((last) => (last.count === 0 ? last : { text: `Total ${text}.`, count: last.count + 1 }));
  }
  return (
    <p role="status" data-part="visually-hidden">
      {/* A new element, so that an equal sentence is read again. */}
      <span key={spoken.count}>{spoken.text}</span>
    </p>
  );
}
