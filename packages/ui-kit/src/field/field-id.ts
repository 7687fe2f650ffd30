/**
 * The id of the control with this name: the same on the server, in the browser and after every render, so that
 * autofill, labels and the links of an error summary agree. "shipping.firstName" becomes "shipping-firstName".
 */
export function fieldId(name: string): string {
  return name.replace(/[^\w-]+/g, "-").replace(/-$/, "");
}
