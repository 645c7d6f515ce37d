import { useState } from 'react';
import { useFileAddresses } from './file-addresses.ts';
import { formPicture, picturesOf } from './held-pictures.ts';
import type { FormPicture, StoredImage } from './held-pictures.ts';
import { chosenPicture, openPictures } from './new-pictures.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

interface HeldPictures {
  /** The picture in the form’s field; `revision` counts how often the form has been filled. */
  held: readonly string[];
  revision: number;
  onChange: () => void;
}

/** The one picture of a form: it is uploaded at once; a failed upload can be tried again, or the former picture put back. */
export function useOnePicture({ held, revision, onChange }: HeldPictures) {
  const [picture, setPicture] = useState(() => first(held));
  const [former, setFormer] = useState<FormPicture | null>(null);
  const [shownRevision, setShownRevision] = useState(revision);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const addresses = useFileAddresses();
  if (shownRevision !== revision) {
    setShownRevision(revision);
    if (!picture?.upload) setPicture(first(held));
  }
  const uploads = usePictureUploads({
    change: (key, changed) =>
      setPicture((present) => (present?.key === key ? { ...present, ...changed(present) } : present)),
    onUploaded: onChange,
  });

  async function add(files: readonly File[]) {
    const { pictures, refusals: refused } = await openPictures(files.slice(0, 1));
    setRefusals(refused);
    const [added] = pictures;
    if (!added?.upload) return;
    addresses.add(added.shown);
    if (picture?.upload) uploads.cancel(picture.key);
    else setFormer(picture);
    setPicture(added);
    onChange();
    uploads.start(added.key, added.upload.file);
  }

  const upload = picture?.upload;
  return {
    picture,
    refusals,
    underWay: upload && upload.state !== 'failed' ? 1 : 0,
    failed: upload?.state === 'failed' ? 1 : 0,
    add: (files: readonly File[]) => void add(files),
    retry: () => {
      if (picture && upload) uploads.start(picture.key, upload.file);
    },
    /** Stops the upload, and takes the picture from before it. */
    putBack: () => {
      if (picture) uploads.cancel(picture.key);
      setPicture(former);
      onChange();
    },
    choose: (image: StoredImage | undefined) => {
      if (!image) return;
      if (picture) uploads.cancel(picture.key);
      setRefusals([]);
      setPicture(chosenPicture(image));
      onChange();
    },
    describe: (alt: string) => setPicture((present) => present && { ...present, alt }),
  };
}

function first(held: readonly string[]): FormPicture | null {
  const [picture] = picturesOf(held);
  return picture ? formPicture(picture) : null;
}
