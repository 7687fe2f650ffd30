/** A request to show a popup: its kind, and the data of that kind. */
export interface PopupRequest {
  readonly kind: string;
}

/** A queue of popups; the first is on screen. */
export type PopupList<Request extends PopupRequest> = readonly Request[];

/** Adds a popup: it opens at once, or after those before it have closed. */
export function enqueuePopup<Request extends PopupRequest>(
  popups: PopupList<Request>,
  request: Request,
): PopupList<Request> {
  // A copy, so that the same request made twice is two popups.
  return [...popups, { ...request }];
}

/** Removes the popup on screen; the next one opens. */
export function dequeuePopup<Request extends PopupRequest>(popups: PopupList<Request>): PopupList<Request> {
  return popups.slice(1);
}

/** Replaces the popup on screen; the rest of the queue stays. Without one on screen it opens at once. */
export function replacePopup<Request extends PopupRequest>(
  popups: PopupList<Request>,
  request: Request,
): PopupList<Request> {
  return [{ ...request }, ...dequeuePopup(popups)];
}
