import { MapPin } from 'lucide-react';

/** A drawn plan of sectors, an expressway and a river, in place of a map that is not loaded. */
export function MapSketch({ pinned = true, className = '' }: { pinned?: boolean; className?: string }) {
  return (
    <div aria-hidden="true" className={`relative overflow-hidden bg-pine-soft text-pine ${className}`}>
      <svg
        viewBox="0 0 800 500"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        className="absolute inset-0 size-full"
      >
        <path
          d="M-20 120c90 10 120 70 190 110s70 120 150 150 130 90 150 150"
          stroke="currentColor"
          strokeWidth="34"
          opacity=".1"
        />
        <g stroke="currentColor" strokeWidth="1.25" opacity=".32">
          <path d="M250-20 610 520M340-20 700 520M430-20 790 520M520-20 880 520M610-20 970 520" />
          <path d="M180 60 820-90M220 130 840-20M270 200 860 55M320 270 880 130M370 340 900 210M420 410 920 285M470 480 940 365" />
        </g>
        <path d="M120-20 560 520" stroke="currentColor" strokeWidth="5" opacity=".5" />
        <path
          d="M200-20 340 180 520 150 640 330 900 290"
          className="stroke-brass"
          strokeWidth="3"
          strokeDasharray="2 9"
          strokeLinecap="round"
        />
        <g className="fill-brass">
          <circle cx="340" cy="180" r="5" />
          <circle cx="520" cy="150" r="5" />
          <circle cx="640" cy="330" r="5" />
        </g>
      </svg>
      {pinned && (
        <span className="absolute top-1/2 left-1/2 flex size-14 -translate-1/2 items-center justify-center rounded-full bg-pine text-on-pine shadow-float">
          <MapPin className="size-6" />
        </span>
      )}
    </div>
  );
}
