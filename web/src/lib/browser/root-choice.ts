import { useSyncExternalStore } from 'react';

/**
 * A choice that this browser keeps and that the stylesheet follows by an attribute of the document. `public/theme.js`
 * applies both before the first paint of each page.
 */
export interface RootChoice<Value extends string> {
  values: readonly Value[];
  /** Applies a value at once and stores it; null goes back to the usual. */
  choose: (value: Value | null) => void;
  /** The chosen value; null on the server, which does not know it. */
  use: () => Value | null;
}

/** The colours, where the system’s are not wanted. */
export const themeChoice = rootChoice('theme', ['light', 'dark']);
/** The unit of areas, where that of the listing is not wanted. */
export const areaUnitChoice = rootChoice('area', ['sqft', 'sqm', 'gaj']);

function rootChoice<const Value extends string>(name: string, values: readonly Value[]): RootChoice<Value> {
  const attribute = `data-${name}`;
  const listeners = new Set<() => void>();
  const read = () => {
    const set = document.documentElement.getAttribute(attribute);
    return values.find((value) => value === set) ?? null;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    values,
    choose: (value) => {
      const root = document.documentElement;
      if (value === null) root.removeAttribute(attribute);
      else root.setAttribute(attribute, value);
      try {
        if (value === null) localStorage.removeItem(name);
        else localStorage.setItem(name, value);
      } catch {
        // Without storage, the choice holds for this page.
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read, () => null),
  };
}
