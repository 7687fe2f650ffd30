/** The widest screen that gets the mobile layout, in CSS pixels [CONST-01]. */
export const mobileMaxWidthPx = 768;
/** The narrowest screen that gets the desktop layout, in CSS pixels [CONST-01]. */
export const desktopMinWidthPx = 769;
/** How long a popup drawer opens and closes [CONST-02]. */
export const drawerDurationMs = 600;
/** How high a drawer may grow while it is animated [CONST-02]. */
export const drawerMaxHeightPx = 10_000;
/** The two times a fade may take [CONST-04]. */
export const fadeShortMs = 300;
export const fadeLongMs = 500;
/** How long a skeleton stands in before it gives up [CONST-05]. */
export const skeletonTimeoutMs = 10_000;
