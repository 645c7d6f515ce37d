import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { picturesContent } from './pictures.content.ts';

interface SaveAfterUploads {
  form: RefObject<HTMLFormElement | null>;
  /** The number of pictures in upload. */
  underWay: number;
  submitting: boolean;
  /** The errors that a save would show at once. */
  findWrong: (form: FormData) => Record<string, string>;
  send: (form: FormData) => Promise<void>;
}

/** Saves a form once its pictures are uploaded; errors in it are shown before. */
export function useSaveAfterUploads({ form, underWay, submitting, findWrong, send }: SaveAfterUploads) {
  const [saveWhenUploaded, setSaveWhenUploaded] = useState(false);
  const isWaiting = saveWhenUploaded && underWay > 0;
  useEffect(() => {
    if (saveWhenUploaded && underWay === 0) form.current?.requestSubmit();
  }, [saveWhenUploaded, underWay, form]);

  return {
    submit: (typed: FormData) => {
      if (submitting || isWaiting) return;
      // Shows errors at once instead of after the last picture.
      const wait = underWay > 0 && Object.keys(findWrong(typed)).length === 0;
      setSaveWhenUploaded(wait);
      if (!wait) void send(typed);
    },
    /** What the bar of the form says meanwhile. */
    waiting: isWaiting
      ? {
          label: picturesContent.upload.saveWhenUploaded(underWay),
          onStop: () => setSaveWhenUploaded(false),
        }
      : null,
  };
}
