import type { ReactNode } from "react";

export interface CheckLineProps {
  readonly name: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox on its own line. A form without scripts sends "on", or "" for an unchecked box. */
export function CheckLine({ name, isChecked, onChange, children }: CheckLineProps) {
  return (
    <label data-part="check-line">
      <input type="checkbox" name={name} checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
      <input type="hidden" name={name} value="" />
    </label>
  );
}
