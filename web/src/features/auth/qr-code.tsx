import { encode } from 'uqr';

/** A QR code, black on white in both themes, because cameras need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="w-56 max-w-full rounded-field"
    >
      <rect width={size} height={size} fill="white" />
      <path d={dots.join('')} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
