import { MapPin } from 'lucide-react';

/** Plain ground instead of a map that is not loaded; a drawn plan would look like a real place. */
export function MapSketch({ pinned = true, className = '' }: { pinned?: boolean; className?: string }) {
  return (
    <div aria-hidden="true" className={`relative overflow-hidden bg-pine-soft text-pine ${className}`}>
      <span className="absolute inset-0 [background-image:radial-gradient(currentColor_1px,transparent_1px)] [background-size:22px_22px] opacity-20" />
      {pinned && (
        <span className="absolute top-1/2 left-1/2 flex size-14 -translate-1/2 items-center justify-center rounded-full bg-pine text-on-pine shadow-float">
          <MapPin className="size-6" />
        </span>
      )}
    </div>
  );
}
