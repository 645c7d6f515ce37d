// Loaded before all other code, so that the browser can answer the visitor in between.
import 'react-dom/client';
