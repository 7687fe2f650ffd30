/** A choice as it stands under the heading of its group: without the group's name, which the heading says already. */
export function toOptionLabel(label: string, group: string | null): string {
  const ending = `, ${group}`;
  return group !== null && label.endsWith(ending) ? label.slice(0, -ending.length) : label;
}
