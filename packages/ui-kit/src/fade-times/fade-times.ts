/** How long a popup fades in and out [CONST-04]. */
export const popupFadeMs = 300;

/** How long larger layers fade: confirmation layers and the ground behind a drawer [CONST-04]. */
export const layerFadeMs = 500;
