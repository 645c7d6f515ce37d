import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { DropZone } from '../../../office-kit/pictures/drop-zone.tsx';
import { useFileAddresses } from '../../../office-kit/pictures/file-addresses.ts';
import type { FormPicture } from '../../../office-kit/pictures/held-pictures.ts';
import { openPictures } from '../../../office-kit/pictures/new-pictures.ts';
import { usePageFiles } from '../../../office-kit/pictures/page-files.ts';
import { UploadState } from '../../../office-kit/pictures/upload-state.tsx';
import { usePictureUploads } from '../../../office-kit/pictures/use-picture-uploads.ts';
import { refreshLists } from '../../../office-kit/list/item-deletion.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { mediaItemAdminContent } from './media-item-admin.content.ts';
import { CreateMediaItemDocument } from './media-item-admin.generated.ts';

const texts = mediaItemAdminContent.many;

const noFile = new File([], '');
const adding = { state: 'sending', share: 1, problem: '' } as const;
const notAdded = { state: 'failed', share: 1, problem: texts.notAdded } as const;

/** Adds many pictures at once, each under the name of its file; what fails stays and can be tried again. */
export function ManyPictures() {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [pictures, setPictures] = useState<readonly FormPicture[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [added, setAdded] = useState(0);
  /** Those that are uploaded and could not be added. */
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const addresses = useFileAddresses();
  /** The names of the files without their endings: an image without a caption is called by its description. */
  const [captions] = useState(() => new Map<string, string>());
  const isDone =
    added > 0 && pictures.every(({ key, upload }) => (upload ? upload.state === 'failed' : failed.has(key)));
  useEffect(() => {
    // Once for all of them, and not once for each.
    if (isDone) void refreshLists(client);
  }, [isDone, client]);

  function change(key: string, changed: (picture: FormPicture) => Partial<FormPicture>) {
    setPictures((present) =>
      present.map((picture) => (picture.key === key ? { ...picture, ...changed(picture) } : picture)),
    );
  }

  const uploads = usePictureUploads({ change, onUploaded: (key, { id }) => void create(key, id) });

  async function add(files: readonly File[]) {
    const opened = await openPictures(files);
    setRefusals(opened.refusals);
    setAdded(0);
    for (const { key, name, shown } of opened.pictures) {
      addresses.add(shown);
      captions.set(key, name.replace(/\.[^.]*$/, ''));
    }
    setPictures((present) => [...present, ...opened.pictures]);
    for (const { key, upload } of opened.pictures) if (upload) uploads.start(key, upload.file);
  }

  async function create(key: string, id: string) {
    setFailed((keys) => new Set([...keys].filter((one) => one !== key)));
    try {
      const variables = { input: {}, picture: { id, alt: captions.get(key) } };
      await withSession(() => client.mutate({ mutation: CreateMediaItemDocument, variables }));
      setPictures((present) => present.filter((picture) => picture.key !== key));
      setAdded((count) => count + 1);
    } catch {
      // It is uploaded: the next try needs no other upload.
      setFailed((keys) => new Set([...keys, key]));
    }
  }

  usePageFiles((files) => void add(files));
  return (
    <section aria-label={texts.label} className="mb-6">
      <DropZone
        label={texts.choose}
        also={texts.also}
        camera={texts.camera}
        hint={texts.hint}
        multiple
        refusals={refusals}
        onFiles={(files) => void add(files)}
      />
      <p role="status" className="mt-2 min-h-5 text-dense text-ink-muted">
        {pictures.length > 0 ? texts.underWay(pictures.length) : added > 0 ? texts.added(added) : ''}
      </p>
      {pictures.length > 0 && (
        <ul aria-label={texts.waiting} className="flex flex-wrap gap-2">
          {pictures.map(({ key, id, name, shown, upload }) => (
            <li key={key} className="w-28">
              <img
                src={shown}
                alt={name}
                className="aspect-4/3 w-full rounded-field object-cover opacity-60"
              />
              <UploadState
                name={name}
                upload={upload ?? { ...(failed.has(key) ? notAdded : adding), file: noFile }}
                onRetry={() => (upload ? uploads.start(key, upload.file) : void create(key, id))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
