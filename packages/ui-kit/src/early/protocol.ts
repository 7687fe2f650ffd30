/**
 * What the script of the head (`head.ts`), the server that writes a page and its application tell each other: each name once.
 * It imports nothing, since the head is inlined in every page.
 */

/** Attribute of `<html>`: how far the application of the page is. Absent: it does not come. */
export const scriptsAttribute = "data-scripts";
export type ScriptsState = "waiting" | "starting" | "running";
/** Attribute of `<html>`: the whole page is laid out at once. */
export const wholeAttribute = "data-whole";
/** Attribute of `<html>`: another document replaces this one, so the application leaves the same choice alone. */
export const leavingAttribute = "data-leaving";
/** Attribute of `<html>`: the application has loaded its own confirmation of an add. */
export const confirmsAttribute = "data-confirms";

/** A form whose add the head sends, since nothing but the add can follow. */
export const addsAttribute = "data-adds";
/** A link or region of the header that shows who is here, what is in the cart and where it goes, as one text. */
export const visitorAttribute = "data-visitor";
/** The product that the page shows, as the body of the call that records the view. */
export const viewAttribute = "data-view";
/** A link on which the application opens something: its press waits for the application. */
export const opensAttribute = "data-opens";
/**
 * A link that asks to sign in, with the address of the form as its value; the dialog of the head until that form is
 * sent; and `<html>` once the application answers such links.
 */
export const signsInAttribute = "data-signs-in";
/** A link of a choice: it replaces the document and keeps its place. */
export const replacesAttribute = "data-replaces";
/** A form that is sent with each change. */
export const sendsChangesAttribute = "data-sends-changes";
/** A region in which a mouse is a sign of more than reading. */
export const liveAttribute = "data-live";
/** The button to which a sign-in for a registry leads back: the address of that page ends with its id, and so starts the application. */
export const registryButtonId = "add-to-registry";

/** What starts the application without a press: "always", "near" or "viewed". */
export const startsAttribute = "data-starts";

/** Attribute of a pressed control: its own request is pending. Its value is the label meanwhile, such as "Adding…". */
export const busyAttribute = "data-busy";
/** The dialog that confirms an add; its value is the reply of the service, and `data-sku` the product. */
export const addedAttribute = "data-early-add";
/** Attribute of `<html>`: a popup takes the place of the head's dialog, and does not fade in. */
export const instantAttribute = "data-instant";

/** The link of the header to the cart, with its count. The answer to an add has one, too. */
export const cartLink = "[data-part=cart-link]";

/** Event of the window: the application starts to load. Also a mark of the performance timeline. */
export const startEvent = "intent";
/** Event of the window: the head has added something to the cart. */
export const addedEvent = "added";
/** A mark of the performance timeline, whose detail is the recorded view. */
export const viewMark = "view";

/** Key of the session storage: the place that one document hands to the next one of the same page. */
export const placeKey = "keptPlace";

/** Keys of the local storage: the swatches of the tray and the viewed ones, which the application alone shows. */
export const trayKey = "swatchTray";
export const viewedSwatchesKey = "recentSwatches";

/** The id of the style element of the page. */
export const stylesId = "shop-styles";

/** The type of a module script that the browser does not run until the head gives it its own. */
export const heldModuleType = "text/held-module";

/**
 * What a page needs of its head: "eager" if its application loads with the document; a page to read, whose application waits
 * until the shopper wants more, and among those a list with filters and the page of a product.
 */
export type HeadKind = "eager" | "reading" | "listing" | "product";

/** What the head of a page to read is told: the data attributes of its script element. */
export interface HeadSettings {
  /** The module files of the page, separated by spaces. */
  readonly files: string;
  /** Where an add is answered with its confirmation as HTML. */
  readonly addPath: string;
  /** Where the service tells who is here. */
  readonly visitorPath: string;
  /** Key of the local storage under which another tab tells the count of the cart. */
  readonly countKey: string;
  /** Where the view of a product is recorded. */
  readonly viewPath: string;
}
