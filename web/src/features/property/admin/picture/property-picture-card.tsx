import { useSortable } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, GripVertical, Star, Trash2, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AltField } from '../../../../office-kit/pictures/alt-field.tsx';
import type { FormPicture, PictureNature } from '../../../../office-kit/pictures/held-pictures.ts';
import { UploadState } from '../../../../office-kit/pictures/upload-state.tsx';
import { propertyAdminContent } from '../property-admin.content.ts';

const texts = propertyAdminContent.pictures;

interface PropertyPictureCardProps {
  picture: FormPicture;
  index: number;
  last: boolean;
  /** Moves the picture, then focuses the named button. */
  onMove: (to: number, focused: string) => void;
  onDescribe: (alt: string) => void;
  onTellNature: (nature: PictureNature | null) => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One picture in its place: its description, its upload, and its buttons. */
export function PropertyPictureCard(props: PropertyPictureCardProps) {
  const { picture, index, onMove } = props;
  const { name, upload } = picture;
  const { attributes, listeners, transform, transition, isDragging, setNodeRef, setActivatorNodeRef } =
    useSortable({ id: picture.key });
  return (
    <li
      ref={setNodeRef}
      data-key={picture.key}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
      className={`grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden rounded-field border bg-paper sm:grid-cols-1 sm:grid-rows-[auto_1fr] ${isDragging ? 'relative z-10 border-pine shadow-float outline-2 outline-pine' : upload?.state === 'failed' ? 'border-danger' : 'border-line'}`}
    >
      <div
        {...listeners}
        className={`relative touch-manipulation overflow-hidden bg-pine-soft select-none [-webkit-touch-callout:none] sm:aspect-3/2 ${isDragging ? 'cursor-grabbing' : 'cursor-grab'}`}
      >
        <img
          src={picture.shown}
          alt={picture.alt || name}
          draggable={false}
          className={`absolute inset-0 size-full object-cover ${upload ? 'opacity-60' : ''}`}
        />
        <span className="absolute top-2 left-2 rounded-full bg-toast px-2.5 py-0.5 text-xs font-semibold text-on-toast tabular-nums">
          {index === 0 ? texts.cover : index + 1}
        </span>
      </div>
      <div className="flex min-w-0 flex-col">
        <div className="grid flex-1 content-start gap-2 px-3 pt-3">
          {upload && <UploadState name={name} upload={upload} onRetry={props.onRetry} />}
          {picture.small && (
            <p className="flex gap-1.5 text-xs font-medium text-warning">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
              {texts.small}
            </p>
          )}
          <AltField
            value={picture.alt}
            of={index + 1}
            placeholder={texts.altHint}
            onChange={props.onDescribe}
          />
          <label className="grid gap-0.5 text-xs font-semibold text-ink-muted">
            <span>
              {texts.nature}
              <span className="sr-only">: {index + 1}</span>
            </span>
            <select
              value={picture.nature ?? ''}
              onChange={({ target }) =>
                props.onTellNature(target.value ? (target.value as PictureNature) : null)
              }
              className="min-h-11 w-full rounded-field border border-field-line/55 bg-card px-2.5 text-dense font-normal text-ink hover:border-field-line md:min-h-9"
            >
              <option value="">{texts.natureNotSaid}</option>
              {Object.entries(texts.natures).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="flex items-center justify-end p-1">
          <button
            {...listeners}
            ref={setActivatorNodeRef}
            type="button"
            aria-label={`${texts.drag}: ${name}`}
            aria-describedby={attributes['aria-describedby']}
            title={texts.drag}
            className="mr-auto flex size-11 cursor-grab touch-manipulation items-center justify-center rounded-field text-ink-muted select-none hover:bg-pine-soft md:size-9"
          >
            <GripVertical aria-hidden="true" className="size-4" />
          </button>
          {index > 0 && (
            <IconButton label={texts.makeCover} name={name} onClick={() => onMove(0, 'later')}>
              <Star aria-hidden="true" className="size-4" />
            </IconButton>
          )}
          <IconButton
            label={texts.earlier}
            name={name}
            button="earlier"
            off={index === 0}
            onClick={() => onMove(index - 1, 'earlier')}
          >
            <ArrowLeft aria-hidden="true" className="size-4 max-sm:rotate-90" />
          </IconButton>
          <IconButton
            label={texts.later}
            name={name}
            button="later"
            off={props.last}
            onClick={() => onMove(index + 1, 'later')}
          >
            <ArrowRight aria-hidden="true" className="size-4 max-sm:rotate-90" />
          </IconButton>
          <RemoveButton {...props} />
        </div>
      </div>
    </li>
  );
}

/** Removes a picture or cancels its upload; both can be undone. */
function RemoveButton({ picture: { name, upload }, onRemove }: PropertyPictureCardProps) {
  const underWay = upload && upload.state !== 'failed';
  return (
    <IconButton
      label={underWay ? texts.cancel : texts.remove}
      name={name}
      button="remove"
      tone="text-danger"
      onClick={onRemove}
    >
      {underWay ? (
        <X aria-hidden="true" className="size-4" />
      ) : (
        <Trash2 aria-hidden="true" className="size-4" />
      )}
    </IconButton>
  );
}

interface IconButtonProps {
  label: string;
  /** The picture’s name. */
  name: string;
  /** The name by which the button is found for the focus. */
  button?: string;
  tone?: string;
  /** Whether it is inactive; it keeps the focus. */
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function IconButton({
  label,
  name,
  button,
  tone = 'text-pine',
  off = false,
  onClick,
  children,
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${name}`}
      title={label}
      data-button={button}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onClick();
      }}
      className={`flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-pine-soft aria-disabled:cursor-default aria-disabled:opacity-30 aria-disabled:hover:bg-transparent md:size-9 ${tone}`}
    >
      {children}
    </button>
  );
}
