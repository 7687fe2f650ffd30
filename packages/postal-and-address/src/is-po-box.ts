// "P.O. Box 12", "PO Box", "P O Box", "POB 12", "PO Drawer 5", "Post Office Box", "Postal Box" and the French "C.P. 12",
// "CP 12", "Case postale", "Boîte postale". Every gap is bounded, so that the search stays linear.
const postOfficeBox =
  /\b(?:p[. ]{0,2}o[. ]{0,3}(?:box|bx|b|drawer)\b|post(?:al)? {0,2}(?:office )? {0,2}box\b|(?:case|bo[iî]te) postale\b|c\.? ?p\.? ?\d)/i;
// Rural lines name only the box: "Box 12".
const bareBox = /^\s{0,9}box {0,2}#? ?\d/i;

/** Whether an address line names a post office box, which is delivered Monday to Saturday (SHIP-09). */
export function isPoBox(line: string): boolean {
  return postOfficeBox.test(line) || bareBox.test(line);
}
