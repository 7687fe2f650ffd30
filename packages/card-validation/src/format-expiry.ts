const wholeDates = [
  // MM/YYYY and MMYYYY
  /^(?<month>0?[1-9]|1[0-2])\/20(?<year>\d\d)$/,
  /^(?<month>0[1-9]|1[0-2])20(?<year>\d\d)$/,
  // YYYY-MM
  /^20(?<year>\d\d)\/(?<month>0?[1-9]|1[0-2])$/,
];

/** Characters an expiry input shows at most (PAY-37). */
export const expiryMaxLength = 5;

/**
 * An expiry date as its field shows it, MM/YY. A first digit above 1 gets its leading zero, letters are dropped and
 * the text is cut to five characters (PAY-37). A whole date that arrives in one piece (MM/YYYY, MMYYYY, YYYY-MM,
 * M/YY) is turned into MM/YY before the cut, so that 12/2029 is not read as 12/20 (AMB-078). Formatting twice
 * changes nothing.
 *
 * @example formatExpiry("5") // "05"
 * @example formatExpiry("2029-12") // "12/29"
 */
export function formatExpiry(input: string): string {
  const text = oneSlash(input);
  for (const pattern of wholeDates) {
    const date = pattern.exec(text)?.groups;
    if (date) return `${date.month?.padStart(2, "0")}/${date.year}`;
  }
  return asTyped(text).slice(0, expiryMaxLength);
}

// Whatever separates month from year becomes one slash; the digits around it are kept.
function oneSlash(input: string): string {
  return input
    .replace(/[^\d/\-.\s]/g, "")
    .replace(/\D+/g, "/")
    .replace(/^\//, "");
}

function asTyped(text: string): string {
  const monthDigits = /^(?:[2-9]|\d(?=\/)|\d{1,2})/.exec(text)?.[0] ?? "";
  const isWhole = monthDigits.length === 2 || monthDigits > "1" || text[monthDigits.length] === "/";
  const month = isWhole ? monthDigits.padStart(2, "0") : monthDigits;
  const rest = text.slice(monthDigits.length);
  const year = rest.replaceAll("/", "");
  return rest === "" ? month : `${month}/${year}`;
}
