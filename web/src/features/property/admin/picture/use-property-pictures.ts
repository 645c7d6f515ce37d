import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useFileAddresses } from '../../../../office-kit/pictures/file-addresses.ts';
import { useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import { formPicture, moved, picturesOf } from '../../../../office-kit/pictures/held-pictures.ts';
import type {
  FormPicture,
  PictureNature,
  StoredImage,
} from '../../../../office-kit/pictures/held-pictures.ts';
import { chosenPicture, openPictures } from '../../../../office-kit/pictures/new-pictures.ts';
import { maxPictures } from '../../../../office-kit/pictures/picture-file.ts';
import { StoredPicturesDocument } from '../../../../office-kit/pictures/pictures.generated.ts';
import { usePictureUploads } from '../../../../office-kit/pictures/use-picture-uploads.ts';
import { propertyAdminContent } from '../property-admin.content.ts';

const texts = propertyAdminContent.pictures;

interface HeldPictures {
  /** The pictures in the form’s field; `revision` counts how often the form has been filled. */
  held: readonly string[];
  revision: number;
  onChange: () => void;
}

/**
 * The pictures of a property in one order, stored and in upload. Each chosen file is uploaded at once by
 * itself; a failed one keeps its place and can be tried again.
 */
export function usePropertyPictures({ held, revision, onChange }: HeldPictures) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [pictures, setPictures] = useState<FormPicture[]>(() => picturesOf(held).map(formPicture));
  const [shownRevision, setShownRevision] = useState(revision);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  /** The number of files being checked before their upload; saving waits for them too. */
  const [opening, setOpening] = useState(0);
  const [removed, setRemoved] = useState<{ picture: FormPicture; place: number } | null>(null);
  const addresses = useFileAddresses();
  if (shownRevision !== revision) {
    setShownRevision(revision);
    setRemoved(null);
    setPictures((present) => [...picturesOf(held).map(formPicture), ...present.filter(isUnderWay)]);
  }

  function change(key: string, changed: (picture: FormPicture) => Partial<FormPicture>) {
    setPictures((present) =>
      present.map((picture) => (picture.key === key ? { ...picture, ...changed(picture) } : picture)),
    );
  }

  const uploads = usePictureUploads({ change, onUploaded: onChange });

  /** Appends and uploads files; `refusals` names the files that cannot be sent. */
  async function add(files: readonly File[]) {
    const room = Math.max(0, maxPictures - pictures.length - opening);
    const taken = files.slice(0, room);
    setOpening((present) => present + taken.length);
    const { pictures: added, refusals: refused } = await openPictures(taken);
    setOpening((present) => present - taken.length);
    setRefusals(
      files.length > room ? [...refused, texts.tooMany(maxPictures, files.length - room)] : refused,
    );
    if (added.length === 0) return;
    for (const { shown } of added) addresses.add(shown);
    setPictures((present) => [...present, ...added]);
    onChange();
    for (const { key, upload } of added) if (upload) uploads.start(key, upload.file);
  }

  /** Appends stored pictures that are not in the list yet. */
  function addStored(images: readonly StoredImage[]) {
    const known = new Set(pictures.map(({ id }) => id));
    const news = images.filter(({ id }) => !known.has(id));
    const room = Math.max(0, maxPictures - pictures.length - opening);
    setRefusals(news.length > room ? [texts.tooMany(maxPictures, news.length - room)] : []);
    setPictures((present) => [...present, ...news.slice(0, room).map(chosenPicture)]);
    onChange();
  }

  function retry(keys: readonly string[]) {
    for (const { key, upload } of pictures) if (upload && keys.includes(key)) uploads.start(key, upload.file);
  }

  /** Removes a picture and stops its upload; it can be put back. */
  function remove(key: string) {
    const place = pictures.findIndex((picture) => picture.key === key);
    const picture = pictures[place];
    if (!picture) return;
    uploads.cancel(key);
    setRemoved({ picture, place });
    setRefusals([]);
    setPictures((present) => present.filter((other) => other.key !== key));
    onChange();
  }

  function putBack() {
    if (!removed) return;
    const { picture, place } = removed;
    setRemoved(null);
    setPictures((present) => moved([...present, picture], picture.key, place));
    onChange();
    if (picture.upload) uploads.start(picture.key, picture.upload.file);
  }

  /** Removes pictures from a draft that the server no longer has: it deletes unused ones after a day. */
  async function checkDraft(draft: readonly string[] = []) {
    const stored = new Set(pictures.map(({ id }) => id));
    const ids = picturesOf(draft).flatMap(({ id }) => (stored.has(id) ? [] : [id]));
    if (ids.length === 0) return;
    const { data } = await withSession(() =>
      client.query({ query: StoredPicturesDocument, variables: { ids }, fetchPolicy: 'no-cache' }),
    );
    const there = new Set(data?.storedPictures.map(({ id }) => id));
    const gone = ids.filter((id) => !there.has(id));
    if (gone.length === 0) return;
    setPictures((present) => present.filter(({ id }) => !gone.includes(id)));
    setRefusals([texts.gone(gone.length)]);
    onChange();
  }

  const failed = pictures.filter(({ upload }) => upload?.state === 'failed');
  return {
    pictures,
    refusals,
    removed: removed?.picture ?? null,
    /** The number of pictures in upload. */
    underWay: opening + pictures.filter(isUnderWay).length - failed.length,
    failed: failed.length,
    add: (files: readonly File[]) => void add(files),
    addStored,
    remove,
    putBack,
    checkDraft: (draft?: readonly string[]) => {
      // Without an answer, saving reports the missing pictures.
      checkDraft(draft).catch(() => undefined);
    },
    retry: (key: string) => retry([key]),
    retryAll: () => retry(failed.map(({ key }) => key)),
    move: (key: string, to: number) => {
      setPictures((present) => moved(present, key, to));
      onChange();
    },
    describe: (key: string, alt: string) => change(key, () => ({ alt })),
    tellNature: (key: string, nature: PictureNature | null) => change(key, () => ({ nature })),
    /** Gives all pictures whose nature is not stated the same one. */
    tellUnstated: (nature: PictureNature) => {
      setPictures((present) => present.map((picture) => (picture.nature ? picture : { ...picture, nature })));
      onChange();
    },
  };
}

function isUnderWay({ upload }: FormPicture): boolean {
  return upload !== null;
}
