import { useState } from 'react';
import { useFileAddresses } from './file-addresses.ts';
import type { FormPicture } from './held-pictures.ts';
import { openPictures } from './new-pictures.ts';
import type { UploadPictureMutation } from './pictures.generated.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import type { LibraryPicture } from './use-picture-library.ts';

/** The uploads of the dialog that chooses pictures; a finished one is a picture of the library. */
export function usePickerUploads(onUploaded: (image: UploadPictureMutation['uploadPicture']) => void) {
  const [underWay, setUnderWay] = useState<FormPicture[]>([]);
  const [done, setDone] = useState<LibraryPicture[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const addresses = useFileAddresses();
  const uploads = usePictureUploads({
    change: (key, changed) =>
      setUnderWay((present) =>
        present.map((picture) => (picture.key === key ? { ...picture, ...changed(picture) } : picture)),
      ),
    onUploaded: (key, image) => {
      setUnderWay((present) => present.filter((picture) => picture.key !== key));
      setDone((present) => [{ image, uses: [], usedElsewhere: false }, ...present]);
      onUploaded(image);
    },
  });

  async function add(files: readonly File[]) {
    const opened = await openPictures(files);
    setRefusals(opened.refusals);
    setUnderWay((present) => [...present, ...opened.pictures]);
    for (const { key, shown, upload } of opened.pictures) {
      addresses.add(shown);
      if (upload) uploads.start(key, upload.file);
    }
  }

  return {
    underWay,
    done,
    refusals,
    add: (files: readonly File[]) => void add(files),
    retry: (key: string) => {
      const file = underWay.find((picture) => picture.key === key)?.upload?.file;
      if (file) uploads.start(key, file);
    },
  };
}
