import { encode } from 'uqr';

/** A QR code as the path of an SVG, with a quiet border. */
export interface DrawnCode {
  path: string;
  size: number;
}

/** Draws the QR code of a link. */
export function drawCode(link: string): DrawnCode {
  const { data, size } = encode(link, { border: 2 });
  const rows = data.map((row, y) => {
    const runs = row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g);
    return [...runs].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
  });
  return { path: rows.join(''), size };
}
