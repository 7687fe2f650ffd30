/** Markup that is safe to write out. */
export interface Html {
  readonly markup: string;
}
type Part = string | number | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Markup with escaped values; nested markup stays as it is. */
export function html(parts: TemplateStringsArray, ...values: readonly Part[]): Html {
  return { markup: parts.reduce((text, part, index) => text + toMarkup(values[index - 1] ?? "") + part) };
}

function toMarkup(value: Part): string {
  if (typeof value === "string") return value.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
  if (typeof value === "number") return String(value);
  return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
}

/** A table of the page, scrolled sideways where it does not fit. */
export function table(heads: readonly string[], rows: readonly Html[]): Html {
  const cells = heads.map((head) => html`<th scope="col">${head}</th>`);
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${heads.join(", ")}"><table>
<thead><tr>${cells}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** A row of plain cells. */
export function row(cells: readonly (string | number | Html)[]): Html {
  return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}
