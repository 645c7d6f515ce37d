import { Building2 } from 'lucide-react';

/** Takes the place of a missing picture. */
export function NoPicture({ className = '' }: { className?: string }) {
  return (
    <div className={`flex items-center justify-center bg-pine-soft text-pine ${className}`}>
      <Building2 aria-hidden="true" className="size-12 opacity-50" strokeWidth={1.25} />
      <span className="sr-only">No picture yet</span>
    </div>
  );
}
