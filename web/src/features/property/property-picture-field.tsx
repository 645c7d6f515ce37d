import { useState } from 'react';
import { DropZone } from '../../ui/drop-zone.tsx';
import { propertyAdminContent } from './property-admin.content.ts';
import { PropertyPictureCard } from './property-picture-card.tsx';
import type { usePropertyPictures } from './property-pictures.ts';

const texts = propertyAdminContent.pictures;

interface PropertyPictureFieldProps {
  pictures: ReturnType<typeof usePropertyPictures>;
  /** The server’s sentence. */
  error?: string;
}

/** The pictures of a property: chosen or dropped, put in order by dragging or with buttons; the first is the cover. */
export function PropertyPictureField({ pictures: state, error }: PropertyPictureFieldProps) {
  const { pictures, refusals, add, remove, move } = state;
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const mixed = new Set(pictures.map(({ kind }) => kind)).size > 1;

  function moveTo(key: string, name: string, to: number) {
    const place = move(key, to);
    if (place !== null) setAnnouncement(`${name} ${texts.moved} ${place} ${texts.of} ${pictures.length}`);
  }

  return (
    <div>
      <DropZone
        label={texts.choose}
        also={texts.orDrop}
        hint={texts.hint}
        multiple
        errors={[...(error ? [error] : []), ...refusals]}
        onFiles={(files) => void add(files)}
      />
      {mixed && <p className="mt-1 text-xs text-ink-muted">{texts.keptFirst}</p>}
      {pictures.length > 0 && (
        <ol aria-label={texts.listLabel} className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {pictures.map((picture, index) => (
            <PropertyPictureCard
              key={picture.key}
              picture={picture}
              index={index}
              first={pictures[index - 1]?.kind !== picture.kind}
              last={pictures[index + 1]?.kind !== picture.kind}
              canBeCover={index > 0 && pictures[0]?.kind === picture.kind}
              dragging={dragged === picture.key}
              onDrag={setDragged}
              onDrop={() => {
                const moved = pictures.find(({ key }) => key === dragged);
                if (moved) moveTo(moved.key, moved.name, index);
                setDragged(null);
              }}
              onMove={(to) => moveTo(picture.key, picture.name, to)}
              onRemove={() => remove(picture.key)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
