import 'react-dom/client';

/** Loaded before all other code, so that the browser can answer the visitor in between. */
export const isLoaded = true;
