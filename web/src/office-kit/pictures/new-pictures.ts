import type { FormPicture, StoredImage } from './held-pictures.ts';
import { formPicture, heldPicture } from './held-pictures.ts';
import { openPicture } from './picture-file.ts';

/** Opens chosen files as pictures to upload; `refusals` names the files that cannot be sent. */
export async function openPictures(files: readonly File[]) {
  const opened = await Promise.allSettled(files.map(openPicture));
  const refusals = opened.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  const added = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const pictures = added.map(({ key, file, url, small }): FormPicture => ({
    ...{ id: '', url: '', alt: '', small },
    ...{ key, name: file.name, shown: url },
    upload: { file, state: 'waiting', share: 0, problem: '' },
  }));
  return { pictures, refusals };
}

/** A picture chosen from the library, for the form. */
export function chosenPicture(image: StoredImage): FormPicture {
  return formPicture(heldPicture(image));
}
