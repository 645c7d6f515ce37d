/** What a journey runs in. */
export const desktop = { viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
