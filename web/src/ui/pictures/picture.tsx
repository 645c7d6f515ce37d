/** A picture beside words that say the same. */
export interface PlainImage {
  url: string;
  width: number;
  height: number;
  colour: string;
  /** What a picture of a property is. */
  nature?: 'PHOTOGRAPH' | 'ARTISTS_IMPRESSION' | null;
}

export interface ImageFacts extends PlainImage {
  alt: string;
}

type PictureProps = PictureLook &
  (
    | { image: ImageFacts; decorative?: false }
    /** Beside the same words in text a picture says nothing new. */
    | { image: PlainImage; decorative: true }
  );

interface PictureLook {
  /** How wide it is shown, as the `sizes` of an img. */
  sizes: string;
  /** The first picture of a page is fetched early; all others when they come near. */
  eager?: boolean;
  className?: string;
  /** `contain` shows the whole picture, `cover` fills the frame. */
  fit?: 'contain' | 'cover';
}

const widths = [480, 720, 960, 1600];

/**
 * The width to state for a picture as wide as a phone: a little less than it is, so that screens with three pixels to
 * a point take the file of 960 pixels, which is sharp there, and not one of twice the size.
 */
export const phoneWidth = '80vw';

/** A visitor who asks for less data gets the smallest file. */
export const smallestForSavers = '(prefers-reduced-data: reduce) 1px';

/** A stored picture at the size it is shown, with its own colour while it loads. */
export function Picture({
  image,
  decorative,
  sizes,
  eager = false,
  className = '',
  fit = 'cover',
}: PictureProps) {
  const { url, width, height, colour } = image;
  const covers = fit === 'cover';
  return (
    <img
      src={`${url}?w=960`}
      srcSet={widths.map((w) => `${url}?w=${w} ${w}w`).join(', ')}
      sizes={`${smallestForSavers}, ${sizes}`}
      width={width}
      height={height}
      alt={decorative ? '' : image.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      draggable={covers ? undefined : false}
      className={`${covers ? 'object-cover' : 'object-contain'} ${className}`}
      style={covers ? { backgroundColor: colour } : undefined}
    />
  );
}
