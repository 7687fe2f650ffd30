/** An order of free swatches, with a hash of the contact data only. */
export interface FormSubmitted {
  readonly event: "Form Submitted";
  readonly formName: "freeSwatches";
  readonly emailHash: string;
}

/** An item that was added to a registry. The price is in cents; null if it is not sold here any more. */
export interface RegistryItemAdded {
  readonly event: "registryItemAdded";
  readonly sku: string;
  readonly quantity: number;
  readonly grId: string;
  readonly registryType: string;
  readonly name: string;
  readonly price: number | null;
  /** Where the shopper added it, such as "product page". */
  readonly location: string;
}

/** What the page reports to analytics scripts. Never personal data. */
export type DataLayerEvent = FormSubmitted | RegistryItemAdded;

interface DataLayerWindow {
  dataLayer?: DataLayerEvent[];
}

/** Adds an event to the page's data layer: the array `dataLayer` of the window, which analytics scripts read. */
export function pushToDataLayer(event: DataLayerEvent): void {
  const page = window as unknown as DataLayerWindow;
  page.dataLayer ??= [];
  page.dataLayer.push(event);
}
