import type { LineTerms } from "@store/contract/shared";
import type { Ref } from "react";

export interface LineTermsListProps {
  readonly lines: readonly LineTerms[];
  /** For the focus: the terms are read before the button that accepts them. */
  readonly ref?: Ref<HTMLUListElement>;
}

/** What lines have to accept, under the names of their items; equal terms of one item stand once. */
export function LineTermsList({ lines, ref }: LineTermsListProps) {
  const unique = new Map(lines.map((line) => [`${line.name} ${line.termsId}`, line]));
  return (
    <ul data-part="line-list" ref={ref} tabIndex={-1}>
      {[...unique].map(([key, { name, message }]) => (
        <li key={key}>
          <strong>{name}</strong>
          <div>{message}</div>
        </li>
      ))}
    </ul>
  );
}
