export interface ImageFacts {
  url: string;
  width: number;
  height: number;
  colour: string;
  alt: string;
}

interface PictureProps {
  image: ImageFacts;
  /** The displayed width, as the `sizes` of an img. */
  sizes: string;
  /** Whether to load early, for the first picture of a page; other pictures load when the visitor approaches. */
  eager?: boolean;
  className?: string;
  /** Whether the text beside it says the same, so that screen readers skip it. */
  decorative?: boolean;
}

const widths = [480, 960, 1600];

/**
 * The width to state for a picture as wide as a phone. It is a little less than the real width, so that
 * screens with three pixels per point choose the middle file, which is sharp enough, and not one of twice the
 * size.
 */
export const phoneWidth = '80vw';

/** A stored picture at its displayed size; its own colour shows while it loads. */
export function Picture({ image, sizes, eager = false, className = '', decorative = false }: PictureProps) {
  const { url, width, height, colour, alt } = image;
  return (
    <img
      src={`${url}?w=960`}
      srcSet={widths.map((w) => `${url}?w=${w} ${w}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={decorative ? '' : alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      className={`object-cover ${className}`}
      style={{ backgroundColor: colour }}
    />
  );
}
