import { divIcon } from 'leaflet';

export interface PinLabel {
  text: string;
  /** A second line that distinguishes labels with the same text. */
  detail: string;
  /** The accessible name. */
  name: string;
}

const pinPixels = 44;
const sign = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/></svg>`;

export const pinIcon = divIcon({ html: sign, className: 'map-pin', iconSize: [pinPixels, pinPixels] });

/** A pin that can be chosen is a native button: Leaflet’s own answer Enter only. */
export function labelButton(
  { text, detail, name }: PinLabel,
  { onClick, onFocus }: { onClick: () => void; onFocus: () => void },
): HTMLButtonElement {
  const button = buttonOf(name, onClick);
  // The keyboard can reach labels outside the visible map; under the pointer nothing may move.
  button.addEventListener('focus', () => {
    if (button.matches(':focus-visible')) onFocus();
  });
  const [first, second] = [document.createElement('strong'), document.createElement('span')];
  first.textContent = text;
  second.textContent = detail;
  button.append(first, second);
  return button;
}

/** A sign for several pins, with their number. */
export function clusterButton(count: number, name: string, onClick: () => void): HTMLButtonElement {
  const button = buttonOf(name, onClick);
  button.textContent = String(count);
  return button;
}

function buttonOf(name: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = name;
  button.addEventListener('click', onClick);
  return button;
}
