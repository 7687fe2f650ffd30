import { addsAttribute, liveAttribute, replacesAttribute, startEvent, startsAttribute } from "./protocol.ts";

// What a component tells the head of its elements, as attributes to spread: `<form {...early.adds}>`. Without a head they have no
// effect.

/** A form whose add needs no application, since nothing but the add can follow. */
export const adds = { [addsAttribute]: "" };
/** A link of a choice: its document replaces this one and keeps the place. */
export const replaces = { [replacesAttribute]: "" };
/** A region in which a mouse is a sign of more than reading. */
export const live = { [liveAttribute]: "" };
/** What starts the application: always, when it contains the target of the address, near the screen, or with stored swatches. */
export const starts = (when: "always" | "near" | "viewed") => ({ [startsAttribute]: when });

/** Whether the application of the page waited for the shopper's first intent. In the browser only. */
export const hasIntent = () => performance.getEntriesByName(startEvent).length > 0;
