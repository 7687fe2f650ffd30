/** How long a popup fades in and out. */
export const popupFadeMs = 300;

/** How long larger layers fade: confirmation layers and the backdrop of a drawer. */
export const layerFadeMs = 500;
