import { reveal } from '../../../../office-kit/form/reveal.ts';

/** Fields that a section shows without a control of that name. */
const sectionsOf: Record<string, string> = { images: 'pictures' };

/** Opens the tab of a field, shows it in the middle of the window and puts the caret there; what has no control of its own leads to its section. */
export function goToField(root: ParentNode | null, field: string): void {
  const named = root?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
  const isHidden = named instanceof HTMLInputElement && named.type === 'hidden';
  const section = named?.closest('section') ?? document.getElementById(sectionsOf[field] ?? field);
  const found = named && !isHidden ? named : section;
  if (!found) return;
  reveal(found);
  found.closest('details')?.setAttribute('open', '');
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: found === named ? 'center' : 'start' });
}
