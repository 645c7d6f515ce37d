import { X } from 'lucide-react';
import { DropZone } from '../../../../office-kit/pictures/drop-zone.tsx';
import { usePageFiles } from '../../../../office-kit/pictures/page-files.ts';
import { UploadState } from '../../../../office-kit/pictures/upload-state.tsx';
import { propertyAdminContent } from '../property-admin.content.ts';
import { Natures } from '../check/listing-questions.tsx';
import type { usePropertyPictures } from '../picture/use-property-pictures.ts';
import { quickAddContent as texts } from './quick-add.content.ts';

/** Photos to choose, drop, paste or take, many at once; their order and descriptions stand under all fields. */
export function QuickPictures({
  pictures: state,
  isProject,
  error,
}: {
  pictures: ReturnType<typeof usePropertyPictures>;
  /** Whether they can be pictures of what is not built yet. */
  isProject: boolean;
  error?: string;
}) {
  const { pictures, refusals, removed } = state;
  usePageFiles(state.add);
  return (
    <div>
      <DropZone
        label={texts.photos}
        also={texts.photosAlso}
        camera={texts.camera}
        hint={texts.photosHint}
        multiple
        error={error}
        refusals={refusals}
        onFiles={state.add}
      />
      {pictures.length > 0 && (
        <ol aria-label={texts.photosLabel} className="mt-2 flex flex-wrap gap-2">
          {pictures.map((picture) => (
            <li key={picture.key} className="w-24">
              <div className="relative overflow-hidden rounded-field border border-line bg-pine-soft">
                <img
                  src={picture.shown}
                  alt={picture.alt || picture.name}
                  className={`aspect-4/3 w-full object-cover ${picture.upload ? 'opacity-60' : ''}`}
                />
                <button
                  type="button"
                  aria-label={texts.removePhoto(picture.name)}
                  onClick={() => state.remove(picture.key)}
                  className="absolute top-0 right-0 grid size-11 place-items-center md:size-8"
                >
                  <span className="grid size-6 place-items-center rounded-full bg-toast text-on-toast">
                    <X aria-hidden="true" className="size-4" />
                  </span>
                </button>
              </div>
              {picture.upload && (
                <UploadState
                  name={picture.name}
                  upload={picture.upload}
                  onRetry={() => state.retry(picture.key)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {isProject && pictures.some(({ nature }) => !nature) && (
        <div className="mt-2">
          <Natures onNature={state.tellUnstated} />
        </div>
      )}
      {removed && (
        <p role="status" className="mt-1 text-dense text-ink-muted">
          {removed.name} {propertyAdminContent.pictures.removed}{' '}
          <button
            type="button"
            onClick={() => state.putBack()}
            className="font-semibold text-pine underline underline-offset-2"
          >
            {propertyAdminContent.pictures.undo}
          </button>
        </p>
      )}
    </div>
  );
}
