import {
  addsAttribute,
  liveAttribute,
  opensAttribute,
  replacesAttribute,
  sendsChangesAttribute,
  startEvent,
  startsAttribute,
  viewAttribute,
  visitorAttribute,
} from "./protocol.ts";

// What a component tells the head of its elements, as attributes to spread: `<form {...early.adds}>`. Without a head they have no
// effect.

/** A form whose add needs no application, since nothing but the add can follow. */
export const adds = { [addsAttribute]: "" };
/** A link on which the application opens something: its press waits for that. */
export const opens = { [opensAttribute]: "" };
/** A link of a choice: its document replaces this one and keeps the place. */
export const replaces = { [replacesAttribute]: "" };
/** A form that is sent with each change. */
export const sendsChanges = { [sendsChangesAttribute]: "" };
/** A region in which a mouse is a sign of more than reading. */
export const live = { [liveAttribute]: "" };
/** What starts the application: always, when it contains the target of the address, near the screen, or with stored swatches. */
export const starts = (when: "always" | "target" | "near" | "viewed") => ({ [startsAttribute]: when });
/** What the header shows of the visitor, as one text. */
export const visitor = (text: string) => ({ [visitorAttribute]: text });
/** The view that the head records. */
export const view = (viewed: object) => ({ [viewAttribute]: JSON.stringify(viewed) });

/** Whether the application of the page waited for the shopper's first intent. In the browser only. */
export const hasIntent = () => performance.getEntriesByName(startEvent).length > 0;
