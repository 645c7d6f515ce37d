import { isChoice, isField } from '../form/field-values.ts';

/** What tells one element from others, besides its form; translations leave these as they are. */
const fieldMarks = ['name', 'type'];
const otherMarks = [...fieldMarks, 'action', 'href', 'class'];

/**
 * Finds the element that now stands where a given one stood when it was first asked for: in a form with the same action, with the same
 * name, as the same one in their order. That is the element itself while it is in the page.
 */
export function rememberPlaces(): <T extends Element>(element: T) => T {
  const places = new Map<Element, { selector: string; index: number }>();
  return <T extends Element>(element: T) => {
    const known = places.get(element);
    if (known)
      return element.isConnected
        ? element
        : (document.querySelectorAll<T>(known.selector)[known.index] ?? element);
    const form = element.closest('form[action]');
    const selector = (form && form !== element ? marked(form, ['action']) + ' ' : '') + marked(element);
    places.set(element, { selector, index: [...document.querySelectorAll(selector)].indexOf(element) });
    return element;
  };
}

function marked(element: Element, names = isField(element) ? fieldMarks : otherMarks): string {
  const all = isField(element) && isChoice(element) ? [...names, 'value'] : names;
  return (
    element.localName +
    all
      .filter((name) => element.hasAttribute(name))
      .map((name) => `[${name}=${JSON.stringify(element.getAttribute(name))}]`)
      .join('')
  );
}
