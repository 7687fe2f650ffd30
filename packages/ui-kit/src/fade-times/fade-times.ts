/** How long a popup fades in and out. */
export const popupFadeMs = 300;

/** How long larger layers fade: confirmation layers and the ground behind a drawer. */
export const layerFadeMs = 500;
