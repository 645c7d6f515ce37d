import { readPicture } from 'domain/site/picture-text.ts';
import { Picture, smallestForSavers } from './picture.tsx';

/** A picture that is part of the code: AVIF at its widths, WebP for browsers without AVIF. */
export interface StaticImage {
  /** A `srcset`. */
  avif: string;
  webp: string;
  width: number;
  height: number;
  /** The colour to show while it loads. */
  colour: string;
  alt: string;
}

interface StaticPictureProps {
  image: StaticImage;
  /** The text with the picture that the office chose instead; empty for none. */
  chosen?: string;
  /** The displayed width, as the `sizes` of an img. */
  sizes: string;
  /** Whether to load early, for the first picture of a page; other pictures load when the visitor approaches. */
  eager?: boolean;
  className?: string;
  /** Whether the text beside it says the same, so that screen readers skip it. */
  decorative?: boolean;
}

export function StaticPicture({
  image,
  chosen = '',
  sizes,
  eager = false,
  className = '',
  decorative = false,
}: StaticPictureProps) {
  const own = readPicture(chosen);
  if (own) return <Picture image={own} sizes={sizes} eager={eager} className={className} />;
  const { avif, webp, width, height, colour, alt } = image;
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={avif} sizes={`${smallestForSavers}, ${sizes}`} />
      <img
        src={webp}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        className={`object-cover ${className}`}
        style={{ backgroundColor: colour }}
      />
    </picture>
  );
}
