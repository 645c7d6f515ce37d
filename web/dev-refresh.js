// What @vitejs/plugin-react would put into an index.html: must run before the first component.
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => undefined;
window.$RefreshSig$ = () => (type) => type;
