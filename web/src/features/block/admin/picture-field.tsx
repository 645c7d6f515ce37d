import { Images } from 'lucide-react';
import { useState } from 'react';
import { readPicture } from 'domain/site/picture-text.ts';
import { writePicture } from 'domain/site/write-picture.ts';
import { AltField } from '../../../office-kit/pictures/alt-field.tsx';
import { PicturePicker } from '../../../office-kit/pictures/picture-picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { blockContent } from './block.content.ts';

const texts = blockContent.picture;

interface PictureFieldProps {
  label: string;
  /** The text with the picture; empty for the delivered one. */
  value: string;
  onChange: (text: string) => void;
}

/** A picture of the site: the delivered one, or one of Media with its own description. */
export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const picture = readPicture(value);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {picture ? (
        <>
          <img
            src={`${picture.url}?w=480`}
            alt={picture.alt}
            className="aspect-3/2 w-48 rounded-field border border-line object-contain"
          />
          <AltField
            value={picture.alt}
            of={label}
            placeholder={texts.alt}
            onChange={(alt) => onChange(writePicture({ ...picture, alt }))}
          />
        </>
      ) : (
        <p className="text-dense text-ink-muted">{texts.delivered}</p>
      )}
      <Button look="outline" onClick={() => setChoosing(true)} className="justify-self-start">
        <Images aria-hidden="true" className="size-4" />
        {texts.choose}
        <span className="sr-only">: {label}</span>
      </Button>
      <PicturePicker
        kind="MEDIA_ITEM"
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={([image]) => {
          if (image) onChange(writePicture(image));
        }}
      />
    </fieldset>
  );
}
