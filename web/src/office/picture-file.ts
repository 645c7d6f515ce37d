/** The same limits as on the server. */
export const maxPictureBytes = 10 * 1024 * 1024;
export const maxPictures = 20;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** Below this a picture is taken, with a warning. */
export const recommendedSidePx = 500;

/** A picture file that was chosen, ready to be shown. */
export interface PictureFile {
  key: string;
  file: File;
  /** An address within this browser; give it back with `URL.revokeObjectURL`. */
  url: string;
  small: boolean;
}

/** Says why a file cannot be sent, before it is; null when it looks fine. */
export function refusePicture({
  name,
  type,
  size,
}: {
  name: string;
  type: string;
  size: number;
}): string | null {
  if (!pictureTypes.includes(type)) return `“${name}” is not a picture in JPEG, PNG, WebP or AVIF format.`;
  if (size > maxPictureBytes) return `“${name}” is larger than 10 MB. Please choose a smaller picture.`;
  return null;
}

/** Opens a chosen file as a picture; throws a sentence for a person when it is none. */
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
  const small = Math.min(image.naturalWidth, image.naturalHeight) < recommendedSidePx;
  return { key: url, file, url, small };
}
