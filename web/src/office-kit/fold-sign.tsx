import { ChevronDown } from 'lucide-react';

/** Shows that the `summary` around it opens; the `details` has the class `group`. */
export function FoldSign() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="size-4 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
    />
  );
}
