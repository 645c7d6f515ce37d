import type { AccentTones } from 'domain/site/accent.ts';

/** The colours as an attribute of the document, where they replace those of the style sheet. */
export function accentStyle(tones: AccentTones): string {
  return Object.entries(tones)
    .map(([name, [light, dark]]: [string, AccentTones['pine']]) => `--color-${name}:${themed(light, dark)}`)
    .join(';');
}

/** In the form that the built sheet has, which browsers without `light-dark` understand too. */
function themed(light: string, dark: string): string {
  if (light === dark) return light;
  return import.meta.env.DEV
    ? `light-dark(${light},${dark})`
    : `var(--lightningcss-light,${light})var(--lightningcss-dark,${dark})`;
}
