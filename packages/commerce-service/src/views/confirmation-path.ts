/** The confirmation page of an order, for the session that placed it. */
export function confirmationPath(orderId: string): string {
  return `/checkout/confirmation?orderId=${orderId}`;
}
