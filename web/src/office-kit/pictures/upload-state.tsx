import { RotateCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { PictureUpload } from './held-pictures.ts';
import { picturesContent } from './pictures.content.ts';

const texts = picturesContent.upload;

interface UploadStateProps {
  name: string;
  upload: PictureUpload;
  onRetry: () => void;
}

/** The progress of an upload, or why it failed with a button that tries again. */
export function UploadState({ name, upload: { state, share, problem }, onRetry }: UploadStateProps) {
  if (state === 'failed') {
    return (
      <div>
        <p role="alert" className="text-xs font-medium text-danger">
          <span className="block truncate font-semibold">{name}</span>
          {problem}
        </p>
        <Button
          look="outline"
          aria-label={`${texts.retry}: ${name}`}
          onClick={onRetry}
          className="mt-1.5 w-full md:min-h-9"
        >
          <RotateCw aria-hidden="true" className="size-4" />
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <p className="truncate text-xs text-ink-muted">
        {state === 'waiting' ? texts.waiting : share >= 1 ? texts.preparing : name}
      </p>
      <ProgressBar label={`${texts.uploadOf} ${name}`} share={share} />
    </div>
  );
}
