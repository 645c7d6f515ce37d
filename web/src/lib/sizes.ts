import { indianNumber } from 'domain/text/number.ts';

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A number of bytes in the largest fitting unit: 1,536,000 is 1.5 MB. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** step;
  return `${indianNumber(value, value < 10 ? 1 : 0)} ${units[step] ?? ''}`;
}

/** A time in its two largest units: 93,784 seconds are 1 d 2 h. */
export function formatSpan(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3_600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [Math.floor(seconds) % 60, 's'],
  ];
  const first = parts.findIndex(([value]) => value > 0);
  const shown = parts.slice(Math.max(0, first), Math.max(0, first) + 2).filter(([value]) => value > 0);
  return shown.map(([value, unit]) => `${value} ${unit}`).join(' ') || '0 s';
}
