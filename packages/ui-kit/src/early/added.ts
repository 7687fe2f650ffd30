import { addedAttribute, addedEvent } from "./protocol.ts";

/** The confirmation of an add that the head shows; null without one. */
export const findConfirmation = () => document.querySelector<HTMLDialogElement>(`dialog[${addedAttribute}]`);

/** Calls a function whenever the head has added something. */
export const onAdded = (hear: () => void, options?: AddEventListenerOptions) =>
  addEventListener(addedEvent, hear, options);
