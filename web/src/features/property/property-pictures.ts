import { useEffect, useRef, useState } from 'react';
import { maxPictures, openPicture } from '../../lib/picture-file.ts';
import type { PictureFile } from '../../lib/picture-file.ts';
import type { EditedProperty } from './property-form-values.ts';

type StoredImage = EditedProperty['images'][number];

/** A picture of the form: one that is stored already, or one that is about to be sent. */
export type FormPicture =
  | { kind: 'kept'; key: string; url: string; name: string; small: boolean; id: string }
  | ({ kind: 'new'; name: string } & PictureFile);

/** The pictures of a property in the order in which they will be stored: the kept ones, then the new ones. */
export function usePropertyPictures(stored: readonly StoredImage[], onChange: () => void) {
  const [pictures, setPictures] = useState<FormPicture[]>(() => stored.map(keptPicture));
  const [refusals, setRefusals] = useState<string[]>([]);
  useFreedAddresses(pictures);

  /** Appends files to the list; those that cannot be sent are named in `refusals`. */
  async function add(files: readonly File[]) {
    const room = maxPictures - pictures.length;
    const opened = await Promise.allSettled(files.slice(0, room).map(openPicture));
    const added = opened.flatMap((result) =>
      result.status === 'fulfilled'
        ? [{ kind: 'new' as const, name: result.value.file.name, ...result.value }]
        : [],
    );
    const refused = opened.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as Error).message] : [],
    );
    if (files.length > room) {
      refused.push(`A property has at most ${maxPictures} pictures: ${files.length - room} were left out.`);
    }
    setRefusals(refused);
    if (added.length === 0) return;
    setPictures((present) => [...present, ...added]);
    onChange();
  }

  function remove(key: string) {
    setPictures((present) => present.filter((picture) => picture.key !== key));
    setRefusals([]);
    onChange();
  }

  /** Puts a picture at another place among those of its kind; answers its place in the whole list, from 1. */
  function move(key: string, to: number): number | null {
    const from = pictures.findIndex((picture) => picture.key === key);
    const picture = pictures[from];
    if (!picture || from === to || pictures[to]?.kind !== picture.kind) return null;
    const others = pictures.filter((other) => other.key !== key);
    setPictures([...others.slice(0, to), picture, ...others.slice(to)]);
    onChange();
    return to + 1;
  }

  return { pictures, refusals, add, remove, move };
}

/** What `createProperty` and `updateProperty` take. */
export function picturesToSend(pictures: readonly FormPicture[]) {
  return {
    keepImageIds: pictures.flatMap((picture) => (picture.kind === 'kept' ? [picture.id] : [])),
    newImages: pictures.flatMap((picture) => (picture.kind === 'new' ? [picture.file] : [])),
  };
}

function keptPicture({ id, url, width, height }: StoredImage): FormPicture {
  const name = decodeURIComponent(url.split('/').at(-1) ?? '');
  return { kind: 'kept', key: id, id, url: `${url}?w=480`, name, small: Math.min(width, height) < 500 };
}

/** The browser keeps each chosen file in memory until its address is given back. */
function useFreedAddresses(pictures: readonly FormPicture[]) {
  const present = useRef(pictures);
  useEffect(() => {
    const shown = new Set(pictures.map(({ url }) => url));
    for (const { kind, url } of present.current) {
      if (kind === 'new' && !shown.has(url)) URL.revokeObjectURL(url);
    }
    present.current = pictures;
  }, [pictures]);
  useEffect(
    () => () => {
      for (const { kind, url } of present.current) if (kind === 'new') URL.revokeObjectURL(url);
    },
    [],
  );
}
