import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useAdminSession } from '../session/admin-session.ts';
import { readFailure } from '../form/submission.ts';
import { submitBarContent } from '../form/submit-bar.content.ts';
import { createQueue } from './upload-queue.ts';
import { heldPicture } from './held-pictures.ts';
import type { FormPicture, PictureUpload } from './held-pictures.ts';
import { picturesContent } from './pictures.content.ts';
import { UploadPictureDocument } from './pictures.generated.ts';
import type { UploadPictureMutation } from './pictures.generated.ts';

const maxAtOnce = 3;
const texts = {
  failed: picturesContent.upload.failed,
  unreachable: picturesContent.upload.unreachable,
  loginFirst: submitBarContent.loginFirst,
};

interface PictureUploads {
  change: (key: string, changed: (picture: FormPicture) => Partial<FormPicture>) => void;
  onUploaded: (key: string, image: UploadPictureMutation['uploadPicture']) => void;
}

/** Uploads pictures one per request, at most three at a time, and reports the progress of each. */
export function usePictureUploads({ change, onUploaded }: PictureUploads) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [{ queue, running }] = useState(() => ({
    queue: createQueue(maxAtOnce),
    running: new Map<string, AbortController>(),
  }));
  useEffect(
    () => () => {
      for (const controller of running.values()) controller.abort();
    },
    [running],
  );

  function start(key: string, file: File) {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    function tell(step: Partial<PictureUpload>) {
      if (signal.aborted) return;
      change(key, ({ upload }) => (upload ? { upload: { ...upload, ...step } } : {}));
    }
    tell({ state: 'waiting', share: 0, problem: '' });
    async function run() {
      tell({ state: 'sending' });
      try {
        const image = await send(file, signal, (share) => tell({ share: share ?? 1 }));
        if (signal.aborted) return;
        change(key, ({ alt, nature }) => ({ ...heldPicture(image), alt, nature, upload: null }));
        onUploaded(key, image);
      } catch (error) {
        const { message } = readFailure(error, texts);
        tell({ state: 'failed', problem: message });
      }
    }
    queue.add({ run, signal });
  }

  async function send(file: File, signal: AbortSignal, onProgress: (share: number | null) => void) {
    const mutation = UploadPictureDocument;
    const { data } = await withSession(
      () => {
        // The upload may have been cancelled during the login.
        signal.throwIfAborted();
        return client.mutate({ mutation, variables: { image: file }, context: { signal, onProgress } });
      },
      // Checks the login first: the server limits uploads without one to a smaller size, and would refuse the
      // picture for that.
      { checkFirst: true },
    );
    if (!data) throw new Error('The answer has no picture.');
    return data.uploadPicture;
  }

  return {
    start,
    cancel: (key: string) => running.get(key)?.abort(),
  };
}
