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

/**
 * What a component tells the head of its elements, as attributes to spread. Without a head, as in another shop, they have no
 * effect.
 *
 * @example <form method="post" {...early.adds}>
 */
export const early = {
  /** A form whose add needs no application, since nothing but the add can follow. */
  adds: { [addsAttribute]: "" },
  /** A link on which the application opens something: its press waits for that. */
  opens: { [opensAttribute]: "" },
  /** A link of a choice: its document replaces this one and keeps the place. */
  replaces: { [replacesAttribute]: "" },
  /** A form that is sent with each change. */
  sendsChanges: { [sendsChangesAttribute]: "" },
  /** A region in which a mouse is a sign of more than reading. */
  live: { [liveAttribute]: "" },
  /** What starts the application when the page is there. */
  startsAlways: { [startsAttribute]: "always" },
  /** The same, if it contains the target of the address. */
  startsAtTarget: { [startsAttribute]: "target" },
  /** The same, when it comes near the screen. */
  startsNear: { [startsAttribute]: "near" },
  /** The same, if the browser has stored viewed swatches. */
  startsViewed: { [startsAttribute]: "viewed" },
  /** What the header shows of the visitor, as one text. */
  visitor: (text: string) => ({ [visitorAttribute]: text }),
  /** The view that the head records. */
  view: (view: object) => ({ [viewAttribute]: JSON.stringify(view) }),
} as const;

/** Whether the application of the page waited for the shopper's first intent. In the browser only. */
export const hasIntent = () => performance.getEntriesByName(startEvent).length > 0;
