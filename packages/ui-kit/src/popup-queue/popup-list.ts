/** What somebody wants to show: its kind, and whatever that kind needs beside it. */
export interface PopupRequest {
  readonly kind: string;
}

/** Popups that wait for each other; the first is on screen. */
export type PopupList<Request extends PopupRequest> = readonly Request[];

/** Asks for a popup: it opens at once, or as soon as those before it are closed. */
export function enqueuePopup<Request extends PopupRequest>(
  popups: PopupList<Request>,
  request: Request,
): PopupList<Request> {
  // A copy, so that the same request made twice is two popups.
  return [...popups, { ...request }];
}

/** The popup on screen is done; the next takes its place. */
export function dequeuePopup<Request extends PopupRequest>(popups: PopupList<Request>): PopupList<Request> {
  return popups.slice(1);
}

/** The popup on screen gives way to another one; what waits goes on waiting. With none on screen it just opens. */
export function replacePopup<Request extends PopupRequest>(
  popups: PopupList<Request>,
  request: Request,
): PopupList<Request> {
  return [{ ...request }, ...dequeuePopup(popups)];
}
