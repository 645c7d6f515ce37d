import { closestCenter, DndContext } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { Images } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSortSensors } from '../../../../office-kit/drag-sensors.ts';
import { DropZone } from '../../../../office-kit/pictures/drop-zone.tsx';
import { pictureText } from '../../../../office-kit/pictures/held-pictures.ts';
import type { PictureNature } from '../../../../office-kit/pictures/held-pictures.ts';
import { usePageFiles } from '../../../../office-kit/pictures/page-files.ts';
import { PicturePicker } from '../../../../office-kit/pictures/picture-picker.tsx';
import { picturesContent } from '../../../../office-kit/pictures/pictures.content.ts';
import { Button } from '../../../../ui/button.tsx';
import { propertyAdminContent } from '../property-admin.content.ts';
import { PropertyPictureCard } from './property-picture-card.tsx';
import type { usePropertyPictures } from './use-property-pictures.ts';

const texts = propertyAdminContent.pictures;

interface PropertyPictureFieldProps {
  pictures: ReturnType<typeof usePropertyPictures>;
  /** The error concerning the pictures. */
  error?: string;
}

/**
 * The pictures of a property. Users choose, drop, paste or photograph them, order them by dragging or with
 * buttons, and describe each; the first is the cover.
 */
export function PropertyPictureField({ pictures: state, error }: PropertyPictureFieldProps) {
  const { pictures, refusals, removed, underWay, failed } = state;
  const [choosing, setChoosing] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  usePageFiles(state.add);

  const sensors = useSortSensors();
  const unstated = pictures.filter(({ nature }) => !nature).length;
  const placeOf = (key: UniqueIdentifier) => pictures.findIndex((picture) => picture.key === key);

  function drop({ active, over }: DragEndEvent) {
    const picture = pictures[placeOf(active.id)];
    if (picture && over && over.id !== active.id) state.move(picture.key, placeOf(over.id));
  }

  /** Announces a picture at the place of another. */
  function tell(say: typeof texts.movedTo, key: UniqueIdentifier, at: UniqueIdentifier = key) {
    const picture = pictures[placeOf(key)];
    return picture && say(picture.name, placeOf(at) + 1, pictures.length);
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => tell(texts.heldAt, active.id),
    onDragOver: ({ active, over }) => tell(texts.heldAt, active.id, over?.id),
    onDragEnd: ({ active, over }) => tell(texts.movedTo, active.id, over?.id),
    onDragCancel: ({ active }) => tell(texts.putBack, active.id),
  };

  /** Returns the focus to the pressed button, which loses it when its card moves within the page. */
  function focusOn(key: string, button: string) {
    requestAnimationFrame(() => {
      const card = list.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
      card?.querySelector<HTMLElement>(`[data-button="${button}"]`)?.focus();
    });
  }

  return (
    <div>
      <DropZone
        label={texts.choose}
        also={texts.orDrop}
        camera={texts.camera}
        hint={texts.hint}
        multiple
        error={error}
        refusals={refusals}
        onFiles={state.add}
      />
      <Button look="outline" onClick={() => setChoosing(true)} className="mt-3">
        <Images aria-hidden="true" className="size-4" />
        {picturesContent.fromLibrary}
      </Button>
      <PicturePicker
        kind="PROPERTY"
        several
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={state.addStored}
      />
      {/* The field is sent even without pictures, so that an empty list differs from a missing one. */}
      <input type="hidden" name="pictures" value="" />
      {pictures.map(
        (picture) =>
          !picture.upload && (
            <input key={picture.key} type="hidden" name="pictures" value={pictureText(picture)} />
          ),
      )}
      <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-dense text-ink-muted empty:hidden">
        {pictures.length > 0 && (
          <p role="status">
            {[
              texts.count(pictures.length),
              ...(underWay > 0 ? [texts.underWay(underWay)] : []),
              ...(failed > 0 ? [texts.failedCount(failed)] : []),
            ].join(' · ')}
          </p>
        )}
        {failed > 1 && (
          <Button look="quiet" onClick={state.retryAll}>
            {texts.retryAll}
          </Button>
        )}
        {removed && (
          <p role="status" className="flex min-w-0 items-center gap-1">
            <span className="min-w-0 truncate">{removed.name}</span>{' '}
            <span className="shrink-0">{texts.removed}</span>
            <Button
              ref={undo}
              look="quiet"
              onClick={() => {
                state.putBack();
                focusOn(removed.key, 'remove');
              }}
            >
              {texts.undo}
            </Button>
          </p>
        )}
      </div>
      {unstated > 1 && (
        <p className="flex flex-wrap items-center gap-x-1 text-dense text-ink-muted">
          {texts.unstated(unstated)}
          {Object.entries(texts.allNatures).map(([nature, label]) => (
            <Button key={nature} look="quiet" onClick={() => state.tellUnstated(nature as PictureNature)}>
              {label}
            </Button>
          ))}
        </p>
      )}
      {pictures.length > 0 && (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements, screenReaderInstructions: { draggable: texts.dragHint } }}
          onDragEnd={drop}
        >
          <SortableContext items={pictures.map(({ key }) => key)} strategy={rectSortingStrategy}>
            <ol
              ref={list}
              aria-label={texts.listLabel}
              className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3"
            >
              {pictures.map((picture, index) => (
                <PropertyPictureCard
                  key={picture.key}
                  picture={picture}
                  index={index}
                  last={index === pictures.length - 1}
                  onMove={(to, focused) => {
                    state.move(picture.key, to);
                    setAnnouncement(texts.movedTo(picture.name, to + 1, pictures.length));
                    focusOn(picture.key, focused);
                  }}
                  onDescribe={(alt) => state.describe(picture.key, alt)}
                  onTellNature={(nature) => state.tellNature(picture.key, nature)}
                  onRetry={() => {
                    state.retry(picture.key);
                    focusOn(picture.key, 'remove');
                  }}
                  onRemove={() => {
                    state.remove(picture.key);
                    requestAnimationFrame(() => undo.current?.focus());
                  }}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
