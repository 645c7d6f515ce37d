/** How a picture of what is planned says so, in every medium. */
export const impressionWords = 'Artist’s impression';

/** Whether a picture shows what is planned, and not what stands there. */
export function isImpression(image: { nature?: string | null } | undefined): boolean {
  return image?.nature === 'ARTISTS_IMPRESSION';
}

/** The description of a picture, which says if it shows what is planned. */
export function describedPicture(image: { alt: string; nature?: string | null }): string {
  return (isImpression(image) ? `${impressionWords}: ` : '') + image.alt;
}
