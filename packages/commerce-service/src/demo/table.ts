import { type Html, html } from "./html.ts";

/** A table of the page, which scrolls horizontally if it does not fit. */
export function table(heads: readonly string[], rows: readonly Html[]): Html {
  const cells = heads.map((head) => html`<th scope="col">${head}</th>`);
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${heads.join(", ")}"><table>
<thead><tr>${cells}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** A row of plain cells. */
export function row(cells: readonly (string | number | Html)[]): Html {
  return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}
