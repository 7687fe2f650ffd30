/**
 * The id of the control with this name: the same on the server, in the browser and after every render, so that
 * autofill, labels and the links of an error summary agree. "shipping.firstName" becomes "shipping-firstName", with the
 * `idPrefix` "gift" of its form "gift-shipping-firstName".
 */
export function fieldId(name: string, idPrefix = ""): string {
  const id = name.replace(/[^\w-]+/g, "-").replace(/-$/, "");
  return idPrefix ? `${idPrefix}-${id}` : id;
}
