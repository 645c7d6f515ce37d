/** A picture that comes with the code: AVIF at its widths, WebP for browsers without it. */
export interface StaticImage {
  /** A `srcset`. */
  avif: string;
  webp: string;
  width: number;
  height: number;
  /** Shown while it loads. */
  colour: string;
  alt: string;
}

interface StaticPictureProps {
  image: StaticImage;
  /** How wide it is shown, as the `sizes` of an img. */
  sizes: string;
  /** The first picture of a page is fetched early; all others when they come near. */
  eager?: boolean;
  className?: string;
  /** Beside the same words in text a picture says nothing new. */
  decorative?: boolean;
}

export function StaticPicture({
  image,
  sizes,
  eager = false,
  className = '',
  decorative = false,
}: StaticPictureProps) {
  const { avif, webp, width, height, colour, alt } = image;
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
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
