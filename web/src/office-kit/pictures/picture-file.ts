/** The server’s limits. */
export const maxPictureBytes = 10 * 1024 * 1024;
export const maxPictures = 20;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** Smaller pictures are accepted with a warning. */
export const recommendedSidePx = 500;
const maxPixels = 50_000_000;

/** A chosen picture file, ready to show. */
export interface PictureFile {
  key: string;
  file: File;
  /** An address within this browser; release it with `URL.revokeObjectURL`. */
  url: string;
  small: boolean;
}

/** The reason why a file cannot be sent; null if it looks fine. */
export function refusePicture({
  name,
  type,
  size,
}: {
  name: string;
  type: string;
  size: number;
}): string | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))
    return `“${name}” is a HEIC photo, which most browsers cannot show: send it to yourself on WhatsApp and choose that copy, or set the iPhone’s camera to Most Compatible.`;
  if (!pictureTypes.includes(type)) return `“${name}” is not a picture in JPEG, PNG, WebP or AVIF format.`;
  if (size > maxPictureBytes) return `“${name}” is larger than 10 MB. Please choose a smaller picture.`;
  return null;
}

/** Opens a chosen file as a picture; throws a readable sentence if it is none. */
export async function openPicture(file: File): Promise<PictureFile> {
  const refusal = refusePicture(file);
  if (refusal) throw new Error(refusal);
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(url);
    throw new Error(`“${file.name}” cannot be read as a picture.`);
  }
  if (image.naturalWidth * image.naturalHeight > maxPixels) {
    URL.revokeObjectURL(url);
    const megapixels = Math.round((image.naturalWidth * image.naturalHeight) / 1e6);
    throw new Error(
      `“${file.name}” has ${megapixels} megapixels, and 50 are the most: send it to yourself on WhatsApp and choose that smaller copy.`,
    );
  }
  const small = Math.min(image.naturalWidth, image.naturalHeight) < recommendedSidePx;
  return { key: url, file, url, small };
}
