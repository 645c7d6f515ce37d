/** Fields that a section shows without a control of that name. */
const sectionsOf: Record<string, string> = { images: 'pictures' };

/** Shows a field in the middle of the window and puts the caret there; what has no control of its own leads to its section. */
export function goToField(root: ParentNode | null, field: string): void {
  const named = root?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
  const isHidden = named instanceof HTMLInputElement && named.type === 'hidden';
  const section = sectionsOf[field] ? document.getElementById(sectionsOf[field]) : named?.closest('section');
  const found = named && !isHidden ? named : section;
  if (!found) return;
  found.closest('details')?.setAttribute('open', '');
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: found === named ? 'center' : 'start' });
}
