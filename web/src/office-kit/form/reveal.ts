/** Opens the tab that an element stands in, as the search of the browser does for what it finds. */
export function reveal(element: Element | null | undefined): void {
  element?.closest('[hidden]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
}
