let pattern: RegExp | undefined;

/** Whether an address line names a post office box, which is delivered Monday to Saturday (SHIP-09). */
export function isPoBox(line: string): boolean {
  pattern ??= toPattern();
  return pattern.test(line.replace(/[！-～]+/g, (signs) => signs.normalize("NFKC")));
}

/** Put together when first needed, so that a page which never asks pays nothing for it. */
function toPattern(): RegExp {
  // Every gap is bounded, so that the search stays linear.
  const gap = String.raw`[\s.\p{Pd}]{0,3}`;
  const number = String.raw`${gap}#?${gap}\d`;
  const box = String.raw`box(?=\b|\d)`;

  const forms = [
    // "P.O. Box 12", "PO Box", "P O Box", "PO-Box12", "PO Drawer 5"
    String.raw`\bp${gap}o${gap}(?:${box}|bx\b|drawer\b)`,
    // "POB 12"; without a number it is a name: "POB Lane"
    String.raw`\bp${gap}o${gap}b${number}`,
    // "Post Office Box", "Postal Box"
    String.raw`\bpost(?:al)?${gap}(?:office${gap})?${box}`,
    // "Case postale", "Boîte postale"
    String.raw`\b(?:case|boi\u0302?te|boîte)${gap}postale\b`,
    // "C.P. 12"; without both dots it is a unit's letters: "Unit C P5"
    String.raw`\bc\.\s{0,2}p\.${number}`,
    // "CP 12" begins a line or what follows a comma; elsewhere it is a road's: "5 Rte CP12"
    String.raw`(?:^|,)\s{0,9}cp${number}`,
    // Rural lines name only the box: "Box 12"
    String.raw`^\s{0,9}box${number}`,
  ];
  return new RegExp(forms.join("|"), "iu");
}
