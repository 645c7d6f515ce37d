import { Images } from 'lucide-react';
import { useState } from 'react';
import type { ItemKind } from 'domain/schema.generated.ts';
import { Button } from '../../ui/button.tsx';
import { AltField } from './alt-field.tsx';
import { DropZone } from './drop-zone.tsx';
import { pictureText } from './held-pictures.ts';
import { picturesContent } from './pictures.content.ts';
import { PicturePicker } from './picture-picker.tsx';
import { UploadState } from './upload-state.tsx';
import type { useOnePicture } from './use-one-picture.ts';

const texts = picturesContent.one;

interface OnePictureFieldProps {
  /** The kind of the item. */
  kind: ItemKind;
  state: ReturnType<typeof useOnePicture>;
  /** The label of the upload, and the line below it. */
  choose: string;
  hint: string;
  /** What the description is when it is left empty. */
  usualAlt: string;
  error?: string;
}

/** The one picture of an item: uploaded, dropped, pasted, or chosen from the library, with its description. */
export function OnePictureField({ kind, state, choose, hint, usualAlt, error }: OnePictureFieldProps) {
  const { picture, refusals } = state;
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {/* The field is sent even without a picture, so that none differs from a missing field. */}
      <input type="hidden" name="picture" value="" />
      {picture && !picture.upload && <input type="hidden" name="picture" value={pictureText(picture)} />}
      {picture ? (
        <img
          src={picture.shown}
          alt={picture.alt || usualAlt || picture.name}
          className={`aspect-square w-36 rounded-field object-cover ${picture.upload ? 'opacity-60' : ''}`}
        />
      ) : (
        <div
          role="img"
          aria-label={texts.noPicture}
          className="hidden aspect-square w-36 rounded-field bg-pine-soft sm:block"
        />
      )}
      <div className="grid gap-3">
        <DropZone
          label={choose}
          also={texts.drop}
          hint={hint}
          error={error}
          refusals={refusals}
          onFiles={state.add}
        />
        {picture?.upload && (
          <div className="grid gap-1">
            <UploadState name={picture.name} upload={picture.upload} onRetry={state.retry} />
            <Button look="quiet" onClick={state.putBack} className="justify-self-start">
              {texts.putBack}
            </Button>
          </div>
        )}
        <Button look="outline" onClick={() => setChoosing(true)} className="justify-self-start">
          <Images aria-hidden="true" className="size-4" />
          {picturesContent.fromLibrary}
        </Button>
        {picture && (
          <AltField value={picture.alt} placeholder={texts.altHint(usualAlt)} onChange={state.describe} />
        )}
      </div>
      <PicturePicker
        kind={kind}
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={([image]) => state.choose(image)}
      />
    </div>
  );
}
