import { ImageOff } from 'lucide-react';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { ImageFacts } from '../../ui/pictures/picture.tsx';

interface ThumbnailProps {
  image: ImageFacts | null | undefined;
  /** The displayed width, as the `sizes` of an img. */
  sizes: string;
  className: string;
  /** The text in place of a missing picture. */
  missing: string;
}

/** The small picture of an item in a list of the office. */
export function Thumbnail({ image, sizes, className, missing }: ThumbnailProps) {
  return image ? (
    <Picture image={image} sizes={sizes} decorative className={`shrink-0 rounded-field ${className}`} />
  ) : (
    <span
      role="img"
      aria-label={missing}
      className={`grid shrink-0 place-items-center rounded-field border border-dashed border-line bg-paper text-ink-muted ${className}`}
    >
      <ImageOff aria-hidden="true" className="size-4" />
    </span>
  );
}
