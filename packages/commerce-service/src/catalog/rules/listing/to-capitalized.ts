/** "faux-leather" as a label: "Faux leather". */
export function toCapitalized(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " ");
}
